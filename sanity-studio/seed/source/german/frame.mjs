/** Settings, chat and consent. */
export const frame = {
  '99.9%': '99,9\u00a0%',
  '2–4 hours': '2–4 Stunden',
  '2–6 weeks': '2–6 Wochen',
  '1–3 months': '1–3 Monate',
  '3–6 months': '3–6 Monate',
  'up to 25 people': 'bis 25 Beschäftigte',
  '26–250 people': '26–250 Beschäftigte',
  'more than 250 people': 'mehr als 250 Beschäftigte',
  'Your Business Operations Platform.': 'Das Fundament Ihres Betriebs.',
  'Get Started Free': 'Kostenlos starten',
  'Opens sign-in. To try it, book a demo.': 'Zur Anmeldung. Neu? Vorführung vereinbaren.',
  'Sample site: its people, companies and news are invented.':
    'Musterseite: Personen, Firmen und Meldungen sind erfunden.',
  '{product}. All rights reserved.': '{product}. Alle Rechte vorbehalten.',
  '{product} (sample company)': '{product} (Musterfirma)',
  '1 Sample Row, London, United Kingdom': '1 Sample Row, London, Vereinigtes Königreich',
  'We answer this by mail, for the modules and the country that you name: [hello@plinth.example].':
    'Das beantworten wir schriftlich, bezogen auf Ihre Module und Ihr Land: [hello@plinth.example].',
  'Not available': 'Nicht enthalten',
  'See {product} at work.': '{product} im Einsatz sehen.',
  'In a demo we walk through the modules you need. The price is a custom quote by users and modules, which you can outline yourself.':
    'Eine Vorführung zeigt die Module, die Sie brauchen. Der Preis richtet sich nach Benutzern und Modulen; das Angebot stellen Sie selbst zusammen.',
  'Book a demo': 'Vorführung vereinbaren',
  'Outline a quote': 'Angebot zusammenstellen',
  'There is nothing standing here.': 'Hier steht nichts.',
  'The page has moved or the address is wrong. Error 404.':
    'Die Seite ist umgezogen, oder die Adresse stimmt nicht. Fehler 404.',
  'Go to the home page': 'Zur Startseite',
  'Contact us': 'Kontakt aufnehmen',
  'This page cannot be shown just now.': 'Diese Seite lässt sich gerade nicht anzeigen.',
  'Its content could not be reached. Wait a minute, then load the page again.':
    'Ihr Inhalt war nicht erreichbar. Warten Sie eine Minute, und laden Sie die Seite dann neu.',
  Search: 'Suche',
  'Pages, guides, news and the answers of the FAQ.': 'Seiten und die Antworten auf häufige Fragen.',
  'Nothing found.': 'Nichts gefunden.',
  'Try another word, or fewer of them. The assistant and the team can help too.':
    'Versuchen Sie ein anderes Wort oder weniger Wörter. Auch der Assistent und unser Team helfen weiter.',
  'Ask the assistant': 'Den Assistenten fragen',
  'Cloud ERP for small and medium businesses and startups: accounting, orders, procurement, inventory, warehouse and projects.':
    'Cloud-ERP für kleine und mittlere Unternehmen und Gründer: Finanzbuchhaltung, Aufträge, Einkauf, Bestände, Lager und Projekte.',
  'Chat with us': 'Fragen im Chat',
  'Hello, how can I help you?': 'Guten Tag, wie können wir Ihnen helfen?',
  'Type your message': 'Ihre Nachricht',
  'You are welcome. Ask whenever you like.': 'Gern geschehen. Fragen Sie jederzeit wieder.',
  'I do not have an answer to that. The team can help: write to us from the contact page.':
    'Darauf habe ich keine Antwort. Das Team hilft Ihnen weiter: Schreiben Sie uns über die Kontaktseite.',
  'The site does not answer this directly. These pages come closest:':
    'Eine direkte Antwort steht nicht auf diesen Seiten. Am nächsten kommen diese:',
  'Read more:': 'Weiterlesen:',
  'Too many messages. Please try again in a few minutes.':
    'Das waren zu viele Nachrichten. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'That did not work. Please ask again in a moment, or write to us from the contact page.':
    'Das hat nicht geklappt. Bitte fragen Sie gleich noch einmal, oder schreiben Sie uns über die Kontaktseite.',
  'How is pricing worked out?': 'Wie wird der Preis berechnet?',
  'How long does implementation take?': 'Wie lange dauert die Einführung?',
  'Which costing methods?': 'Welche Bewertungsverfahren gibt es?',
  'Can I see a demo?': 'Kann ich eine Vorführung sehen?',
  'You are talking to an automated assistant. Please do not share personal data.':
    'Hier antwortet ein automatischer Assistent. Bitte geben Sie keine personenbezogenen Daten ein.',
  'Privacy policy': 'Datenschutz',
  'May we measure how this site is used?': 'Dürfen wir messen, wie diese Seiten genutzt werden?',
  'With your consent, Microsoft Clarity records visits without names, so that we can see which pages help. Nothing is loaded before you agree.':
    'Mit Ihrer Einwilligung zeichnet Microsoft Clarity Besuche ohne Namen auf, damit wir sehen, welche Seiten helfen. Vorher wird nichts geladen.',
  Accept: 'Zustimmen',
  Reject: 'Ablehnen',
  'What is stored': 'Was gespeichert wird',
  'Cookie settings': 'Cookie-Einstellungen',
  'You have agreed to session analytics. You can change this at any time.':
    'Sie haben der Nutzungsanalyse zugestimmt. Das können Sie jederzeit ändern.',
  'You have not agreed to session analytics. You can change this at any time.':
    'Sie haben der Nutzungsanalyse nicht zugestimmt. Das können Sie jederzeit ändern.',
  'Your browser asks websites not to track you. We take that as a no, and load nothing.':
    'Ihr Browser bittet Websites, Sie nicht zu verfolgen. Wir verstehen das als Nein und laden nichts.',
};
