/** Security. */
export const security = {
  Security: 'Sicherheit',
  'How this website is protected, what you control in the product, and how to report a weakness.':
    'Wie diese Website geschützt ist, was Sie im Produkt selbst in der Hand haben und wie Sie eine Schwachstelle melden.',
  'The website holds no customer records, runs only its own scripts, and limits what can be sent to it. In the product, access follows roles that you give.':
    'Die Website enthält keine Kundendaten, führt nur eigene Skripte aus und begrenzt, was sich an sie senden lässt. Im Produkt richtet sich der Zugriff nach Rollen, die Sie vergeben.',
  '1. What protects this website': '1. Was diese Website schützt',
  'It asks for no password and holds no customer records.':
    'Sie fragt nach keinem Passwort und enthält keine Kundendaten.',
  'Its forms only choose what a page shows. The chat is the only place where you can send something, and what you send is limited in length.':
    'Ihre Formulare wählen nur aus, was eine Seite zeigt. Nur im Chat können Sie etwas senden, und dessen Länge ist begrenzt.',
  'Pages carry a content security policy, so the browser runs only the scripts the page came with.':
    'Die Seiten tragen eine Content Security Policy, sodass der Browser nur die Skripte ausführt, die mit der Seite kamen.',
  'The service that answers the chat is never addressed by your browser. Our server stands between them.':
    'Ihr Browser spricht den Dienst, der im Chat antwortet, nie selbst an. Unser Server steht dazwischen.',
  'Pages that are not published yet are shown only to the people who edit this website.':
    'Seiten, die noch nicht veröffentlicht sind, sehen nur die, die diese Website bearbeiten.',
  '2. What this page covers': '2. Worum es auf dieser Seite geht',
  'Two things are easily mixed up: the public website, which you are looking at, and the product application, in which customers keep their records. This page is about both. It names no certificate and no standard, because we hold none.':
    'Zweierlei wird leicht verwechselt: die öffentliche Website, die Sie gerade ansehen, und die Anwendung, in der Kunden ihre Daten führen. Auf dieser Seite geht es um beides. Sie nennt kein Zertifikat und keine Norm, weil wir keine vorweisen können.',
  '3. Access in the product': '3. Zugriff im Produkt',
  'Access is role-based. A role decides what a person can see and what they can change. Warehouse roles show the idea:':
    'Der Zugriff richtet sich nach Rollen. Eine Rolle legt fest, was jemand sehen und was er ändern darf. Am Beispiel des Lagers:',
  'Three roles in a warehouse': 'Drei Rollen in einem Lager',
  Sees: 'Sieht',
  Changes: 'Ändert',
  'Warehouse manager': 'Lagerleitung',
  'The whole site': 'Den ganzen Standort',
  'Locations, people, exceptions': 'Lagerorte, Personal, Ausnahmen',
  'What to pick, and where': 'Was zu entnehmen ist, und wo',
  'Quantities picked': 'Entnommene Mengen',
  Auditor: 'Revision',
  'Counts and history': 'Zählungen und Verlauf',
  Nothing: 'Nichts',
  'What you can do': 'Was Sie tun können',
  'Give each person a role that fits the work, and no more.':
    'Geben Sie jedem eine Rolle, die zu seiner Arbeit passt, und nicht mehr.',
  'Let different people order, receive and pay.':
    'Lassen Sie verschiedene Menschen bestellen, annehmen und bezahlen.',
  'Remove access on the day a person leaves.': 'Entziehen Sie den Zugriff an dem Tag, an dem jemand geht.',
  'Go through the trail now and then, while nothing is wrong.':
    'Sehen Sie das Protokoll ab und zu durch, solange nichts vorgefallen ist.',
  '4. Availability': '4. Verfügbarkeit',
  'We state {uptime} uptime. Your order form says how it is measured and what follows if it is missed.':
    'Wir geben eine Verfügbarkeit von {uptime} an. Wie sie gemessen wird und was folgt, wenn sie verfehlt wird, steht in Ihrem Auftragsformular.',
  '5. Reporting a weakness': '5. Eine Schwachstelle melden',
  'If you believe that you have found a weakness in this website or in the product, please [write to us]. Tell us what you did, what happened and how we can see it for ourselves. A short description in plain words is enough to begin with.':
    'Wenn Sie glauben, eine Schwachstelle dieser Website oder des Produkts gefunden zu haben, [schreiben Sie uns] bitte. Sagen Sie uns, was Sie getan haben, was geschah und wie wir es selbst sehen können. Eine kurze Beschreibung in einfachen Worten genügt für den Anfang.',
  'We ask that you:': 'Wir bitten Sie:',
  'look only as far as you need to in order to show the problem;':
    'sehen Sie nur so weit nach, wie nötig ist, um das Problem zu zeigen;',
  'leave other people’s data alone, and delete any you came across;':
    'lassen Sie die Daten anderer in Ruhe, und löschen Sie, was Ihnen davon begegnet ist;',
  'give us time to mend it before you publish.':
    'geben Sie uns Zeit zur Abhilfe, bevor Sie etwas veröffentlichen.',
  'In return we will reply, tell you what we find, and not pursue anyone who acted in good faith by these rules.':
    'Dafür antworten wir Ihnen, sagen Ihnen, was wir finden, und gehen gegen niemanden vor, der nach diesen Regeln in guter Absicht gehandelt hat.',
  'Something urgent?': 'Etwas Dringendes?',
  'If you think that someone else is using your login, change your password first, then contact support.':
    'Wenn Sie glauben, dass jemand anderes Ihre Anmeldung benutzt, ändern Sie zuerst Ihr Passwort, und wenden Sie sich dann an den Kundendienst.',
  '6. When something goes wrong': '6. Wenn etwas schiefgeht',
  'If records of customers were affected, we would tell those customers what happened, what it means for them and what we are doing about it, without waiting until we knew everything. Where the law asks for a report to an authority, we make it within the time that the law sets.':
    'Wären Kundendaten betroffen, würden wir diesen Kunden sagen, was geschehen ist, was es für sie bedeutet und was wir tun, ohne abzuwarten, bis wir alles wissen. Verlangt das Gesetz eine Meldung an eine Behörde, geben wir sie innerhalb der gesetzlichen Frist ab.',
  'Other questions about security can be sent through the [contact page]. How to reach support is described under [customer support].':
    'Weitere Fragen zur Sicherheit beantworten wir über die [Kontaktseite].',
  'Before you trust us with your books.': 'Bevor Sie uns Ihre Bücher anvertrauen.',
  'Ask another question': 'Eine andere Frage stellen',
  'A question about our data': 'Eine Frage zu unseren Daten',
  'Our question:': 'Unsere Frage:',
  'Our company and country:': 'Unser Unternehmen und Land:',
  'Sample security page: how this website is protected, role-based access in the product, availability and reporting a weakness.':
    'Muster für eine Seite zur Sicherheit: Schutz dieser Website, Zugriff nach Rollen, Verfügbarkeit und das Melden einer Schwachstelle.',
};
