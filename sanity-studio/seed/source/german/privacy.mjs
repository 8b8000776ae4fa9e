/** Privacy policy. */
export const privacy = {
  'What the public website stores in your browser and sends to other services, and why.':
    'Was die öffentliche Website in Ihrem Browser speichert, was sie an andere Dienste sendet und warum.',
  'You can read this website without an account and without giving your name.':
    'Sie können diese Website ohne Konto lesen und ohne Ihren Namen zu nennen.',
  '1. What this covers': '1. Wofür diese Hinweise gelten',
  'This policy covers the pages of this website and the chat on them. It does not cover the product application, where customers keep their own records under the [terms of service].':
    'Diese Hinweise gelten für die Seiten dieser Website und den Chat darauf. Sie gelten nicht für die Anwendung, in der Kunden nach den [Geschäftsbedingungen] ihre eigenen Daten führen.',
  '2. What the site stores': '2. Was die Website speichert',
  'A chat session identifier, so that a conversation can continue.':
    'Eine Kennung der Chat-Sitzung, damit sich ein Gespräch fortsetzen lässt.',
  'The messages of the chat, so that the next page shows them again.':
    'Die Nachrichten des Chats, damit die nächste Seite sie wieder zeigt.',
  'Your choice of light or dark theme, if you make one.':
    'Ihre Wahl des hellen oder dunklen Farbschemas, falls Sie eine treffen.',
  'Your choice about session analytics, so that we do not ask again.':
    'Ihre Entscheidung zur Nutzungsanalyse, damit wir nicht noch einmal fragen.',
  'Scroll positions, so that going back takes you to where you were.':
    'Die Stelle, an der Sie auf einer Seite waren, damit Sie beim Zurückgehen wieder dort ankommen.',
  'The messages and the scroll positions are removed when the tab is closed. None of these holds your name or your address, unless you write them in a message of the chat. If you agree to session analytics it stores a few items of its own. The [cookies page] lists them one by one.':
    'Die Nachrichten und die Stellen werden gelöscht, wenn der Tab geschlossen wird. Nichts davon enthält Ihren Namen oder Ihre Anschrift, außer Sie schreiben sie in eine Nachricht des Chats. Wenn Sie der Nutzungsanalyse zustimmen, legt diese einige eigene Einträge an. Die [Seite zu Cookies] führt sie einzeln auf.',
  '3. What you send us': '3. Was Sie uns senden',
  'The chat': 'Der Chat',
  'When you send a message in the chat, your words and the session identifier go to our server. It works out the reply from our published pages, or passes them to a service that works out the reply. You are talking to an automated assistant. Please do not share personal data in the chat.':
    'Wenn Sie im Chat eine Nachricht senden, gehen Ihre Worte und die Kennung der Sitzung an unseren Server. Er ermittelt die Antwort aus unseren veröffentlichten Seiten oder gibt beides an einen Dienst weiter, der die Antwort ermittelt. Sie sprechen mit einem automatischen Assistenten. Bitte geben Sie im Chat keine personenbezogenen Daten ein.',
  'E-mail and telephone': 'E-Mail und Telefon',
  'If you write or call, we use what you tell us to answer you. This website has no contact form and no newsletter.':
    'Wenn Sie schreiben oder anrufen, nutzen wir Ihre Angaben, um Ihnen zu antworten. Diese Website hat kein Kontaktformular und keinen Newsletter.',
  '4. What the site counts': '4. Was die Website zählt',
  'We count how often pages are opened and what is used on them: links, buttons and cards, e-mail addresses and telephone numbers, the outline of a quote, the chat, and searches with and without a result. We also measure how quickly a page appears and responds, and whether one of its scripts fails.':
    'Wir zählen, wie oft Seiten geöffnet werden und was darauf benutzt wird: Verweise, Schaltflächen und Karten, E-Mail-Adressen und Telefonnummern, die Zusammenstellung eines Angebots, der Chat und Suchen mit und ohne Treffer. Außerdem messen wir, wie schnell eine Seite erscheint und reagiert und ob eines ihrer Skripte fehlschlägt.',
  'While you read, these counts are noted within the page. When you leave it, they go to our own server: what was used, on which page and in which part of it. They hold no name, no identifier and nothing that you wrote, and they need no cookie. The server adds them to its totals and keeps nothing of your visit. If your browser sends a Global Privacy Control signal, nothing is sent.':
    'Während Sie lesen, werden diese Zählungen in der Seite vermerkt. Wenn Sie sie verlassen, gehen sie an unseren eigenen Server: was benutzt wurde, auf welcher Seite und in welchem Teil davon. Sie enthalten keinen Namen, keine Kennung und nichts, was Sie geschrieben haben, und sie brauchen kein Cookie. Der Server rechnet sie in seine Summen ein und behält von Ihrem Besuch nichts. Sendet Ihr Browser das Signal „Global Privacy Control“, wird nichts gesendet.',
  'Session analytics': 'Nutzungsanalyse',
  'A session-analytics service, Microsoft Clarity, may be used to understand how pages are read. It is loaded after the page, only if you agree, and not at all if your browser sends a Global Privacy Control signal. When it is loaded it receives the pages you visit, clicks and scrolling, the names of what we count, and technical data about your browser.':
    'Um zu verstehen, wie Seiten gelesen werden, kann ein Dienst zur Nutzungsanalyse eingesetzt werden, Microsoft Clarity. Er wird nach der Seite geladen, nur wenn Sie zustimmen, und gar nicht, wenn Ihr Browser das Signal „Global Privacy Control“ sendet. Ist er geladen, erhält er die Seiten, die Sie besuchen, Klicks und Scrollen, die Namen dessen, was wir zählen, und technische Angaben zu Ihrem Browser.',
  '5. Server records': '5. Protokolle des Servers',
  'Like any web server, ours notes each request: the time, the page asked for, the result and a code in place of your network address, made with a key that changes every day. These records help us find faults and misuse. They are kept for a short time and then deleted.':
    'Wie jeder Webserver vermerkt unserer jede Anfrage: die Uhrzeit, die angefragte Seite, das Ergebnis und anstelle Ihrer Netzwerkadresse einen Code, der mit einem täglich wechselnden Schlüssel gebildet wird. Diese Protokolle helfen uns, Fehler und Missbrauch zu finden. Sie werden kurze Zeit aufbewahrt und dann gelöscht.',
  '6. Why we may do this': '6. Warum wir das dürfen',
  '**Session analytics**: you have given your consent.': '**Nutzungsanalyse**: Sie haben eingewilligt.',
  '**Counts**: we have a legitimate interest in knowing which pages help and whether they are quick. The totals say nothing about you.':
    '**Zählungen**: Wir haben ein berechtigtes Interesse daran, zu wissen, welche Seiten helfen und ob sie schnell sind. Die Summen sagen nichts über Sie.',
  '**What the site keeps in your browser**: we have a legitimate interest in pages that remember your choices and your place.':
    '**Was die Website in Ihrem Browser behält**: Wir haben ein berechtigtes Interesse an Seiten, die sich Ihre Entscheidungen und Ihre Stelle merken.',
  '**The chat, e-mail and telephone**: we have a legitimate interest in answering you. If you are a customer, it is also part of our contract with you.':
    '**Chat, E-Mail und Telefon**: Wir haben ein berechtigtes Interesse daran, Ihnen zu antworten. Sind Sie Kunde, gehört es außerdem zu unserem Vertrag mit Ihnen.',
  '**Server records**: we have a legitimate interest in a website that works and is secure.':
    '**Protokolle des Servers**: Wir haben ein berechtigtes Interesse an einer Website, die funktioniert und sicher ist.',
  '7. Your rights': '7. Ihre Rechte',
  'Depending on where you live you may ask what we hold about you, have it corrected or deleted, object to its use, or complain to a supervisory authority. You may withdraw your consent to analytics at any time; withdrawing is as easy as agreeing.':
    'Je nachdem, wo Sie leben, können Sie Auskunft darüber verlangen, was wir über Sie gespeichert haben, es berichtigen oder löschen lassen, der Verarbeitung widersprechen oder sich bei einer Aufsichtsbehörde beschweren. Ihre Einwilligung in die Nutzungsanalyse können Sie jederzeit widerrufen; das ist so einfach wie die Zustimmung.',
  '8. Changes': '8. Änderungen',
  'When this policy changes, the date at the top changes with it.':
    'Ändern sich diese Hinweise, ändert sich auch das Datum oben auf der Seite.',
  '9. Contact': '9. Kontakt',
  'Questions about this policy can be sent through the [contact page].':
    'Fragen zu diesen Hinweisen beantworten wir über die [Kontaktseite].',
  'Sample privacy policy: what the website stores in your browser, what the chat and session analytics receive, and your rights.':
    'Muster für Datenschutzhinweise: was die Website in Ihrem Browser speichert, was Chat und Nutzungsanalyse erhalten, und Ihre Rechte.',
};
