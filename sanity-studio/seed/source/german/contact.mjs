/** The contact page. */
export const contact = {
  'Talk to the team.': 'Sprechen Sie mit uns.',
  'Write, call or ask in the chat. Support replies within {reply-time} on business days.':
    'Schreiben Sie, rufen Sie an oder fragen Sie im Chat. Der Kundendienst antwortet an Werktagen innerhalb von {reply-time}.',
  'Drawing of a conversation: four speech blocks, stacked from left to right and back.':
    'Zeichnung eines Gesprächs: vier Sprechblasen, von links nach rechts und zurück gestapelt.',
  'Ways to reach us.': 'So erreichen Sie uns.',
  'E-mail': 'E-Mail',
  'Questions about the product, a demo or a quote.':
    'Fragen zum Produkt, zu einer Vorführung oder zu einem Angebot.',
  'Write to us': 'Schreiben Sie uns',
  'A question about the product': 'Eine Frage zum Produkt',
  'Your question:': 'Unsere Frage:',
  'What your business does:': 'Was unser Unternehmen macht:',
  'Customer support': 'Kundendienst',
  'Something is not working as it should.': 'Etwas funktioniert nicht, wie es soll.',
  'Write to support': 'An den Kundendienst schreiben',
  'A question for support': 'Eine Frage an den Kundendienst',
  'Where I was, the module and the record:': 'Wo ich war, Modul und Datensatz:',
  'What I expected:': 'Was ich erwartet habe:',
  'What happened instead:': 'Was stattdessen geschah:',
  'Who is held up:': 'Wen es aufhält:',
  Telephone: 'Telefon',
  'On business days.': 'An Werktagen.',
  'Call us': 'Rufen Sie uns an',
  Chat: 'Chat',
  'On every page, at the bottom right. An automated assistant answers common questions.':
    'Auf jeder Seite, unten rechts. Ein automatischer Assistent beantwortet häufige Fragen.',
  'Open the chat': 'Chat öffnen',
  'What happens in a demo.': 'So läuft eine Vorführung ab.',
  'A conversation about your work, with the product open.':
    'Ein Gespräch über Ihre Arbeit, am geöffneten Produkt.',
  'Who is there': 'Wer dabei ist',
  'From us, a person who knows the modules you name. From you, those who do the work and the one who decides.':
    'Von uns jemand, der die genannten Module kennt. Von Ihnen die, die damit arbeiten, und wer entscheidet.',
  'What is shown': 'Was gezeigt wird',
  'Those modules, in the order of your day: an order from entry to ledger, for example. Ask for any screen of this site.':
    'Diese Module, in der Reihenfolge Ihres Tages: zum Beispiel ein Auftrag von der Erfassung bis ins Hauptbuch. Fragen Sie nach jedem Bildschirm, den Sie auf dieser Website sehen.',
  'What to bring': 'Was Sie mitbringen',
  'Ten items, two customers, one real order, and one question your present system cannot answer.':
    'Zehn Artikel, zwei Kunden, einen echten Auftrag und eine Frage, die Ihr jetziges System nicht beantworten kann.',
  'What is left out': 'Was entfällt',
  'Your records: none are loaded, and nothing is installed. A price comes with a quote, not in a demo.':
    'Ihre Daten: Es werden keine geladen, und es wird nichts installiert. Einen Preis nennt das Angebot, nicht die Vorführung.',
  'What comes after': 'Was danach kommt',
  'A mail that answers what was left open. If you want a quote, we ask for users and modules. If it does not fit, we say so.':
    'Eine E-Mail, die beantwortet, was offenblieb. Möchten Sie ein Angebot, fragen wir nach Benutzern und Modulen. Passt es nicht, sagen wir das.',
  'Book a demo.': 'Eine Vorführung vereinbaren.',
  'We offer demos instead of a free trial. To prepare, say what you need and what you use today.':
    'Statt eines Probezugangs bieten wir Vorführungen an. Sagen Sie uns zur Vorbereitung, was Sie brauchen und was Sie heute benutzen.',
  'Which modules': 'Welche Module',
  'Name the ones you need now and the ones you may need later.':
    'Nennen Sie die, die Sie jetzt brauchen, und die, die später dazukommen könnten.',
  'What you use today': 'Was Sie heute benutzen',
  'The accounting tool or spreadsheets you would move from.':
    'Das Buchhaltungsprogramm oder die Tabellen, von denen Sie umsteigen würden.',
  'Write to book': 'Schriftlich vereinbaren',
  'Send two or three times that suit you, with your time zone.':
    'Senden Sie uns zwei oder drei Termine, die Ihnen passen, mit Ihrer Zeitzone.',
  'Modules we need now, and later:': 'Module, die wir jetzt brauchen, und später:',
  'Who will come:': 'Wer dabei ist:',
  'What we use today:': 'Was wir heute benutzen:',
  'Two or three times that suit us, with our time zone:':
    'Zwei oder drei Termine, die uns passen, mit Zeitzone:',
  'Choose a time yourself': 'Selbst einen Termin wählen',
  'The calendar shows the times that are free.': 'Der Kalender zeigt, welche Zeiten frei sind.',
  'Pricing is a custom quote by users and modules. There is no minimum user count.':
    'Den Preis nennt ein individuelles Angebot nach Benutzern und Modulen. Eine Mindestzahl von Benutzern gibt es nicht.',
  'Outline it on the pricing page': 'Auf der Preisseite zusammenstellen',
  'Tick modules, set the people in each role, and send the outline by mail or in the chat.':
    'Kreuzen Sie Module an, tragen Sie die Benutzer je Rolle ein, und senden Sie die Zusammenstellung per E-Mail oder im Chat.',
  'How many people, and roughly what each group does.':
    'Wie viele Menschen es sind, und was jede Gruppe ungefähr macht.',
  'The ones you are thinking of, now and for later.': 'Die, an die Sie denken, für jetzt und für später.',
  'Entities and currencies': 'Gesellschaften und Währungen',
  'How many companies, and what each reports in.':
    'Wie viele Gesellschaften es sind, und in welcher Währung jede berichtet.',
  'Outline it in a mail': 'In einer E-Mail zusammenstellen',
  'Send the three points above. We come back with a price.':
    'Senden Sie uns die drei Punkte von oben. Wir melden uns mit einem Preis.',
  'Outline of a quote': 'Zusammenstellung eines Angebots',
  'Users, and roughly what each group does:': 'Benutzer, und was jede Gruppe ungefähr macht:',
  'Modules:': 'Module:',
  'Companies, and the currency that each reports in:':
    'Gesellschaften, und die Währung, in der jede berichtet:',
  'Rather look around first?': 'Sich lieber erst umsehen?',
  'Each of the six modules has a page, and common questions have short answers.':
    'Häufige Fragen sind kurz beantwortet.',
  'Common questions': 'Häufige Fragen',
  'Contact us: e-mail, telephone and chat': 'Kontakt: E-Mail, Telefon und Chat',
  'Reach the team by e-mail, telephone or chat, book a demo, or outline a quote by users and modules.':
    'Sie erreichen unser Team per E-Mail, am Telefon oder im Chat, vereinbaren eine Vorführung oder stellen ein Angebot zusammen.',
};
