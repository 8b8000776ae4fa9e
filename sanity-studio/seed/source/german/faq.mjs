/** Questions and answers, of which some stand on other pages too. */
export const faq = {
  FAQ: 'Häufige Fragen',
  'Price, time, modules: the short answers.': 'Preis, Dauer, Module: kurz beantwortet.',
  'What buyers and users ask us, by subject.': 'Was Interessenten und Benutzer uns fragen, nach Themen.',
  'Drawing of a list of questions, one of them open with its answer below it.':
    'Zeichnung einer Liste von Fragen; eine ist aufgeklappt, ihre Antwort steht darunter.',
  'Search all answers and pages': 'Alle Antworten und Seiten durchsuchen',
  'Pricing and users': 'Preis und Benutzer',
  'Getting started': 'Der Einstieg',
  'Support and uptime': 'Kundendienst und Verfügbarkeit',
  'What it covers': 'Was alles dazugehört',
  'Finance, orders and purchasing': 'Finanzen, Aufträge und Einkauf',
  'Stock, warehouse and jobs': 'Bestände, Lager und Projekte',
  'Your data': 'Ihre Daten',
  'About us': 'Über uns',
  'A question that is not here?': 'Ist Ihre Frage nicht dabei?',
  'Ask in the chat, or contact us. Support replies within {reply-time} on business days.':
    'Fragen Sie im Chat, oder nehmen Sie Kontakt auf. Der Kundendienst antwortet an Werktagen innerhalb von {reply-time}.',
  'FAQ: pricing, implementation, support and migration':
    'Häufige Fragen: Preis, Einführung, Kundendienst, Daten',
  'Short answers on users, pricing, implementation time, demos, support, uptime, migration, stock valuation and payment.':
    'Kurze Antworten zu Benutzern, Preis, Dauer der Einführung, Vorführung, Kundendienst, Verfügbarkeit, Datenübernahme, Bewertung und Zahlung.',
  'Is there a minimum number of users?': 'Gibt es eine Mindestzahl von Benutzern?',
  'No. There is no minimum user count. Your quote is based on the users and modules you need.':
    'Nein, eine Mindestzahl gibt es nicht. Ihr Angebot richtet sich nach den Benutzern und Modulen, die Sie brauchen.',
  'By users and modules, through a custom quote. [Outline a quote]: tick the modules, set the people in each role and send it. We come back with a price.':
    'Nach Benutzern und Modulen, als individuelles Angebot. [Stellen Sie ein Angebot zusammen]: Kreuzen Sie die Module an, tragen Sie die Benutzer je Rolle ein, und senden Sie es ab. Wir melden uns mit einem Preis.',
  '{small-start} for small companies, {medium-start} for medium companies and {large-start} for large ones. Small means {small-size}, medium {medium-size}, large {large-size}. Within each range, more modules, more sites and records in several tools take longer; short, clean lists take less time.':
    '{small-start} in kleinen, {medium-start} in mittleren und {large-start} in großen Unternehmen. Klein heißt: {small-size}; mittel: {medium-size}; groß: {large-size}. Innerhalb jeder Spanne gilt: Mehr Module, mehr Standorte und Daten aus mehreren Programmen brauchen länger, kurze und saubere Listen weniger lang.',
  'Do you offer a free trial?': 'Gibt es einen kostenlosen Probezugang?',
  'We offer demos instead of a free trial. A demo walks through the modules you need and leaves time for your questions. [Book a demo].':
    'Statt eines Probezugangs bieten wir Vorführungen an. Darin gehen wir die Module durch, die Sie brauchen, und für Ihre Fragen bleibt Zeit. [Vorführung vereinbaren].',
  'How quickly does support reply?': 'Wie schnell antwortet der Kundendienst?',
  'Within {reply-time} on business days.': 'An Werktagen innerhalb von {reply-time}.',
  'Can we migrate from our current accounting system?':
    'Lassen sich die Daten unserer jetzigen Buchhaltung übernehmen?',
  'Yes. Migration is supported from several third-party accounting tools and from spreadsheets. It is planned with you as part of [implementation].':
    'Ja. Die Übernahme ist aus mehreren Buchhaltungsprogrammen anderer Anbieter und aus Tabellen möglich. Wir planen sie mit Ihnen als Teil der Einführung.',
  'Do we have to take all six modules?': 'Müssen wir alle sechs Module nehmen?',
  'No. The price is by users and modules, so a quote holds the modules you choose. [Outline a quote] to see which, and bring the rest to a demo.':
    'Nein. Der Preis richtet sich nach Benutzern und Modulen, also enthält ein Angebot die Module, die Sie wählen. [Stellen Sie ein Angebot zusammen], um zu sehen, welche das sind; alles Weitere klärt eine Vorführung.',
  'Which payment methods do you accept?': 'Welche Zahlungsarten nehmen Sie an?',
  'Credit card, bank transfer and PayPal.': 'Kreditkarte, Überweisung und PayPal.',
  'Is there training for our team?': 'Gibt es Schulungen für unser Team?',
  'Yes. Training is role-based: people learn the part of the platform that they work in. See [training] and the [{product} Academy].':
    'Ja. Geschult wird nach Rollen: Jeder lernt den Teil der Plattform, in dem er arbeitet.',
  'What is your uptime?': 'Wie hoch ist Ihre Verfügbarkeit?',
  '{uptime} uptime.': '{uptime} Verfügbarkeit.',
  'How do we reach you?': 'Wie erreichen wir Sie?',
  'By e-mail, by telephone (+44 20 7946 0182, on business days) or in the chat on any page. [Contact us] has the details.':
    'Per E-Mail, am Telefon (+44 20 7946 0182, an Werktagen) oder im Chat auf jeder Seite. Näheres steht unter [Kontakt].',
  'What do the modules cover?': 'Was umfassen die Module?',
  'Six areas of work, on one record:': 'Sechs Arbeitsgebiete auf einem Datenbestand:',
  '[Accounting and finance]': 'Finanzbuchhaltung',
  '[Order management]': 'Auftragsabwicklung',
  '[Procurement]': 'Einkauf',
  '[Inventory management]': 'Bestandsführung',
  '[Warehouse management]': 'Lagerverwaltung',
  '[Project tracking]': 'Projektcontrolling',
  'Can we run more than one company, or more than one currency?':
    'Können wir mehrere Gesellschaften oder Währungen führen?',
  'Yes. Multi-entity management brings several companies into a group view, and accounting is multi-currency. Business intelligence reports across them.':
    'Ja. Mehrere Gesellschaften werden zu einer Konzernsicht zusammengeführt, und die Finanzbuchhaltung rechnet in mehreren Währungen. Auswertungen reichen über alle hinweg.',
  'Can we limit what each person sees?': 'Lässt sich einschränken, was jeder sieht?',
  'Yes. Access is role-based. In the warehouse the roles are warehouse manager, picker and auditor. See [warehouse management].':
    'Ja. Der Zugriff richtet sich nach Rollen. Im Lager sind das Lagerleitung, Kommissionierung und Revision.',
  'Which industries is it for?': 'Für welche Branchen ist es gedacht?',
  'Retail and distribution, financial services, manufacturing, construction, professional services, and oil and gas. [Each has its own page].':
    'Für Einzel- und Großhandel, Finanzdienstleister, Fertigung, Bau, Beratung und andere Dienstleistungen sowie Öl und Gas.',
  'Does it handle VAT and other taxes?': 'Kann es mit Umsatzsteuer und anderen Steuern umgehen?',
  'Yes. Tax is recorded with the transaction that causes it, and sales and purchase tax are carried to their own accounts. See [accounting and finance].':
    'Ja. Die Steuer wird mit dem Geschäftsvorfall erfasst, der sie auslöst; Umsatzsteuer und Vorsteuer laufen auf eigene Konten.',
  'Does it work in our country?': 'Eignet es sich für unser Land?',
  'Accounting is multi-currency, and tax is recorded with each transaction. What your country asks for beyond that is a question for a demo: [tell us where you work].':
    'Die Finanzbuchhaltung rechnet in mehreren Währungen, und die Steuer wird mit jedem Geschäftsvorfall erfasst. Was Ihr Land darüber hinaus verlangt, gehört in eine Vorführung: [Sagen Sie uns, wo Sie arbeiten].',
  'Can we check the auto journal entries?': 'Können wir die automatischen Buchungen prüfen?',
  'Yes. Each entry is in the general ledger with its date, its account and the document behind it, so you review it instead of typing it.':
    'Ja. Jede Buchung steht im Hauptbuch mit Datum, Konto und Beleg. Sie prüfen sie, statt sie einzutippen.',
  'Can the order desk see what is in stock?': 'Sieht die Auftragsannahme, was auf Lager ist?',
  'Yes. An order shows what is on hand, by warehouse, next to what was ordered. See [inventory management].':
    'Ja. Der Auftrag zeigt neben der bestellten Menge den Bestand je Lager.',
  'What happens to stock when a customer returns something?':
    'Was geschieht mit dem Bestand, wenn ein Kunde etwas zurücksendet?',
  'The return refers to the line of the order. The goods go back into stock, and the customer is credited, from one record. In the warehouse they are put away like other deliveries.':
    'Die Rücksendung bezieht sich auf die Position des Auftrags. Aus einem Datensatz geht die Ware zurück in den Bestand, und der Kunde erhält eine Gutschrift. Im Lager wird sie eingelagert wie jede andere Lieferung.',
  'Is there a report of what each customer buys, and what it cost us?':
    'Gibt es einen Bericht, was jeder Kunde kauft und was es uns gekostet hat?',
  'Yes. Reports are drawn from the orders: by stage, by customer and item, and by cost, which sets each sale against the cost of its stock.':
    'Ja. Die Berichte entstehen aus den Aufträgen: nach Stand, nach Kunde und Artikel und nach Kosten, wobei jedem Verkauf sein Wareneinsatz gegenübersteht.',
  'What happens when an invoice does not match?': 'Was geschieht, wenn eine Rechnung nicht passt?',
  'Order, receipt and invoice are compared line by line, by quantity and price. If they differ, the invoice waits for a decision before it is paid. Our guide shows [what three-way match catches].':
    'Bestellung, Wareneingang und Rechnung werden Zeile für Zeile nach Menge und Preis verglichen. Weichen sie ab, wartet die Rechnung auf eine Entscheidung, bevor sie bezahlt wird.',
  'Can one person order and another pay?': 'Kann einer bestellen und ein anderer bezahlen?',
  'Yes. Access is role-based, and the person who orders need not be the person who pays. Who asked, approved, received and paid is in one trail.':
    'Ja. Der Zugriff richtet sich nach Rollen, und wer bestellt, muss nicht bezahlen dürfen. Wer angefordert, freigegeben, angenommen und bezahlt hat, ist lückenlos nachvollziehbar.',
  'Who records a delivery?': 'Wer erfasst eine Lieferung?',
  'The people who unpack it. They count quantities in, line by line, against the purchase order, and put the goods away in a named rack and bin. Stock and the ledger follow.':
    'Die Menschen, die sie auspacken. Sie zählen die Mengen Zeile für Zeile gegen die Bestellung ein und legen die Ware in ein benanntes Regal und Fach. Bestand und Hauptbuch folgen.',
  'Which inventory valuation methods are supported?':
    'Welche Verfahren zur Bestandsbewertung werden unterstützt?',
  'Three: FIFO, LIFO and weighted average. Our guide explains [what each method assumes].':
    'Drei: FIFO, LIFO und gewogener Durchschnitt.',
  'Is stock in transit between warehouses included in the count?':
    'Zählt Ware mit, die zwischen zwei Lagern unterwegs ist?',
  'Yes. Stock between sites stays in the count, and is shown as in transit.':
    'Ja. Ware zwischen zwei Standorten bleibt im Bestand und wird als „In Transit“ geführt.',
  'Do we post stock movements to the ledger by hand?': 'Buchen wir Lagerbewegungen von Hand ins Hauptbuch?',
  'No. Each stock transaction names the order or purchase that caused it, and auto journal entries carry its value to the ledger.':
    'Nein. Jede Bewegung nennt den Auftrag oder die Bestellung, aus der sie stammt, und automatische Buchungen tragen ihren Wert ins Hauptbuch.',
  'How does a picker find what an order needs?':
    'Wie findet man beim Kommissionieren, was ein Auftrag braucht?',
  'Orders are picked by bin location. The picker sees what to pick and where it is; other information on the site belongs to other roles.':
    'Aufträge werden nach Lagerfach kommissioniert. Zu sehen ist, was zu entnehmen ist und wo es liegt; alles andere am Standort gehört zu anderen Rollen.',
  'Do we have to name every bin?': 'Müssen wir jedes Fach benennen?',
  'Each site is mapped once, down to rack, level and position in one short code. Our guide helps with [naming racks and bins].':
    'Jeder Standort wird einmal erfasst, bis hinunter zu Regal, Ebene und Platz, in einem kurzen Code.',
  'Which costs are charged to a job?': 'Welche Kosten werden einem Projekt belastet?',
  'Purchases, hours and stock that carry the job and one of its cost codes. Actual cost is then compared with the budget, code by code.':
    'Einkäufe, Stunden und Lagerentnahmen, die das Projekt und eine seiner Kostenarten nennen. Die Ist-Kosten werden dann Kostenart für Kostenart mit dem Budget verglichen.',
  'When do we see that a job is over budget?': 'Wann sehen wir, dass ein Projekt über dem Budget liegt?',
  'When the cost is charged to it. Actual cost is compared with the budget of each cost code, without waiting for the end of a month.':
    'Sobald ihm die Kosten belastet werden. Die Ist-Kosten werden mit dem Budget jeder Kostenart verglichen, ohne dass man auf das Monatsende wartet.',
  'Can we bill a job from the same record as its costs?':
    'Lässt sich ein Projekt aus demselben Datensatz abrechnen, in dem seine Kosten stehen?',
  'Yes. Billing uses the same job as the costs. Invoices are raised from the job and followed in receivables. Margin to date is what was billed less what it cost.':
    'Ja. Abrechnung und Kosten gehören zu demselben Projekt. Rechnungen entstehen aus dem Projekt und werden bei den Debitoren verfolgt. Die Marge bis heute ist das Abgerechnete abzüglich der Kosten.',
  'Where is our data kept?': 'Wo liegen unsere Daten?',
  'How is our data backed up?': 'Wie werden unsere Daten gesichert?',
  'Can we export our data, and in which form?': 'Können wir unsere Daten exportieren, und in welcher Form?',
  'Yes, for as long as your subscription runs; [the terms] say so. Which records come in which format we [answer by mail], for the modules that you have in mind.':
    'Ja, solange Ihr Vertrag läuft; so steht es in [den Geschäftsbedingungen]. Welche Daten es in welchem Format gibt, [beantworten wir schriftlich] für die Module, an die Sie denken.',
  'What happens to our data when we leave?': 'Was geschieht mit unseren Daten, wenn wir kündigen?',
  'After the agreement ends you have a period in which to export your records. Then they are deleted. Notice and period are given in the order form. See [the terms].':
    'Nach dem Ende des Vertrags haben Sie eine Frist, um Ihre Daten zu exportieren. Danach werden sie gelöscht. Kündigung und Frist stehen im Auftragsformular. Siehe [die Geschäftsbedingungen].',
  'Which other companies process our data?': 'Welche anderen Unternehmen verarbeiten unsere Daten?',
  'Who can read our records?': 'Wer kann unsere Daten lesen?',
  'In your company, the people to whom you give a role that shows them. In ours, we handle records to provide the service, to keep it running and to help when you ask, and for nothing else. See [the terms].':
    'Bei Ihnen die Menschen, denen Sie eine entsprechende Rolle geben. Bei uns werden Daten nur verarbeitet, um den Dienst zu erbringen, ihn in Betrieb zu halten und Ihnen auf Ihre Bitte zu helfen. Siehe [die Geschäftsbedingungen].',
  'Where are you based?': 'Wo sitzen Sie?',
  'At 1 Sample Row, London, United Kingdom.': 'In London: 1 Sample Row, Vereinigtes Königreich.',
  'Where do we log in?': 'Wo melden wir uns an?',
  'In [the application]. “Get Started Free”, at the top of every page, leads there too.':
    'In [der Anwendung]. Auch „Kostenlos starten“ oben auf jeder Seite führt dorthin.',
  'How is our data protected?': 'Wie sind unsere Daten geschützt?',
  'Access is role-based: a role decides what a person can see and what they can change. [Security] says what protects this website and what you control in the product.':
    'Der Zugriff richtet sich nach Rollen: Eine Rolle legt fest, was jemand sehen und was er ändern darf. Unter [Sicherheit] steht, was diese Website schützt und was Sie im Produkt selbst in der Hand haben.',
  'Are you hiring?': null,
};
