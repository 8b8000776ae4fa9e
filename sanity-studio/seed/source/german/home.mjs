/** The home page, and the customers that it quotes. */
export const home = {
  Home: 'Startseite',
  'The base your business stands on.': 'Das Fundament, auf dem Ihr Unternehmen steht.',
  '{product} is cloud ERP for small and medium businesses and startups. Accounting, orders, procurement, inventory, warehouse and projects, in one platform.':
    '{product} ist Cloud-ERP für kleine und mittlere Unternehmen und für Gründer: Finanzbuchhaltung, Aufträge, Einkauf, Bestände, Lager und Projekte auf einer Plattform.',
  'Sample general ledger: a sale, its cost and a goods receipt, with equal debits and credits.':
    'Hauptbuch als Beispiel: ein Verkauf, sein Wareneinsatz und ein Wareneingang, Soll und Haben ausgeglichen.',
  'Project tracking': 'Projektcontrolling',
  'Budgets, job costing, billing': 'Budgets, Kosten je Projekt, Abrechnung',
  'Warehouse management': 'Lagerverwaltung',
  'Racks and bins, inbound, fulfilment': 'Regale und Fächer, Wareneingang, Versand',
  'Inventory management': 'Bestandsführung',
  'Tracking, transactions, pricing and costing': 'Bestände, Bewegungen, Preise und Bewertung',
  Procurement: 'Einkauf',
  'Suppliers, purchase orders, goods receipt, three-way match':
    'Lieferanten, Bestellungen, Wareneingang, Dreiwegeabgleich',
  'Order management': 'Auftragsabwicklung',
  'Customers, orders, billing, returns, reports': 'Kunden, Aufträge, Rechnungen, Rücksendungen, Berichte',
  'Accounting & finance': 'Finanzbuchhaltung',
  'General ledger, receivables, payables, cash flow, budgeting, tax':
    'Hauptbuch, Debitoren, Kreditoren, Liquidität, Budgets, Steuern',
  Uptime: 'Verfügbarkeit',
  'Support reply, on business days': 'bis zur Antwort des Kundendienstes, an Werktagen',
  'Implementation in a company of {small-size}': 'Einführung, {small-size}',
  'No minimum': 'Kein Minimum',
  'Any number of users': 'Beliebig viele Benutzer',
  'One record, from the loading bay to the ledger.': 'Ein Datensatz, von der Laderampe bis ins Hauptbuch.',
  'Orders, purchases, stock and projects share one platform, and auto journal entries carry their results into the books.':
    'Aufträge, Einkäufe, Bestände und Projekte liegen auf einer Plattform, und automatische Buchungen tragen ihre Ergebnisse in die Bücher.',
  'Forecast cash before you spend it': 'Liquidität planen, bevor das Geld ausgegeben ist',
  'Receivables, payables and budgets feed the forecast, so a tight month shows before it comes.':
    'Forderungen, Verbindlichkeiten und Budgets gehen in die Vorschau ein. So zeigt sich ein knapper Monat, bevor er kommt.',
  'Sample cash-flow forecast: money in and out as it was, then as expected, with the closing balance.':
    'Liquiditätsvorschau als Beispiel: Ein- und Auszahlungen bisher und danach wie erwartet, mit dem Endbestand.',
  'Find it, down to the bin': 'Bis ins Lagerfach genau',
  'Several warehouses, mapped by rack and bin.': 'Mehrere Lager, nach Regal und Fach erfasst.',
  'Sample warehouse elevation: racks of bins, with 48 on hand in bin B-02-3.':
    'Ansicht eines Lagers als Beispiel: Regale mit Fächern, davon 48 Stück im Fach B-02-3.',
  'Know each job’s margin': 'Die Marge jedes Projekts kennen',
  'Price less cost at completion, while the job is still open.':
    'Preis abzüglich der Kosten bei Projektende, solange das Projekt noch läuft.',
  'Sample jobs: price, cost at completion and margin of each, and of both together.':
    'Projekte als Beispiel: Preis, Kosten bei Projektende und Marge jedes einzelnen und beider zusammen.',
  'Pay for what arrived': 'Bezahlen, was angekommen ist',
  'Order, goods receipt and invoice are matched line by line before payment.':
    'Bestellung, Wareneingang und Rechnung werden vor der Zahlung Zeile für Zeile abgeglichen.',
  'Sample three-way match: a purchase order, its goods receipt and its invoice with identical lines.':
    'Dreiwegeabgleich als Beispiel: eine Bestellung, ihr Wareneingang und ihre Rechnung mit gleichen Zeilen.',
  'Follow one order to the forecast.': 'Ein Auftrag, bis zur Vorschau verfolgt.',
  'A customer orders once. Six steps take the order to the ledger and the forecast, without a figure typed twice.':
    'Ein Kunde bestellt einmal. In sechs Schritten gelangt der Auftrag ins Hauptbuch und in die Vorschau, ohne dass eine Zahl zweimal erfasst wird.',
  Next: 'Weiter',
  Ordered: 'Bestellt',
  'Customer, items and prices are entered once, and every later step uses them.':
    'Kunde, Artikel und Preise werden einmal erfasst, und jeder spätere Schritt greift darauf zurück.',
  'Picked from its bin': 'Aus dem Fach entnommen',
  'The order becomes a pick list that names the bin of each item.':
    'Aus dem Auftrag wird eine Pickliste, die zu jedem Artikel das Lagerfach nennt.',
  Shipped: 'Versandt',
  'What leaves the warehouse leaves the count of stock on hand in the same step.':
    'Was das Lager verlässt, geht im selben Schritt vom Bestand ab.',
  Billed: 'Berechnet',
  'The invoice takes its lines from the order, and adds tax and a due date.':
    'Die Rechnung übernimmt ihre Positionen aus dem Auftrag und ergänzt Steuer und Fälligkeit.',
  'Posted to the ledger': 'Im Hauptbuch gebucht',
  'Revenue, tax and the cost of the sale are posted together, so the margin of the order is known.':
    'Erlös, Steuer und Wareneinsatz werden zusammen gebucht. Damit steht die Marge des Auftrags fest.',
  'Due in the forecast': 'In der Vorschau fällig',
  'The payment is now expected in the month in which the invoice falls due.':
    'Die Zahlung wird nun in dem Monat erwartet, in dem die Rechnung fällig ist.',
  'Six modules, and a quote for the ones you choose.': 'Sechs Module, und ein Angebot für Ihre Auswahl.',
  'The price follows your modules and the people who work in them.':
    'Der Preis richtet sich nach Ihren Modulen und den Menschen, die damit arbeiten.',
  'From the general ledger to tax, with routine journals posted for you.':
    'Vom Hauptbuch bis zur Steuer; wiederkehrende Buchungen entstehen von selbst.',
  'Receivables and payables': 'Debitoren und Kreditoren',
  'Cash flow, forecasting, budgeting': 'Liquidität, Vorschau, Budgets',
  'Multi-currency, auto journal entries': 'Fremdwährungen, automatische Buchungen',
  'Follow each order from customer to billing to return.':
    'Jeden Auftrag verfolgen: vom Kunden über die Rechnung bis zur Rücksendung.',
  'Customers and orders': 'Kunden und Aufträge',
  'Billing and returns': 'Rechnungen und Rücksendungen',
  'Order reports': 'Berichte zu Aufträgen',
  'Buy with a clear trail, and pay for what was received.':
    'Nachvollziehbar einkaufen und bezahlen, was geliefert wurde.',
  'Requisition to purchase order': 'Bedarfsanforderung bis Bestellung',
  'Goods receipt': 'Wareneingang',
  'Three-way match and compliance': 'Dreiwegeabgleich und Richtlinien',
  'Know what you hold and what it cost.': 'Wissen, was auf Lager liegt und was es gekostet hat.',
  'Tracking and transactions': 'Bestände und Bewegungen',
  'FIFO, LIFO, weighted average': 'FIFO, LIFO, gewogener Durchschnitt',
  Automation: 'Automatische Abläufe',
  'Run several warehouses down to the rack and bin.':
    'Mehrere Lager führen, bis zum einzelnen Regal und Fach.',
  'Inbound and fulfilment': 'Wareneingang und Versand',
  'Role-based access': 'Zugriff nach Rollen',
  'Warehouse reports': 'Berichte zum Lager',
  'See whether a job makes money while it is still running.':
    'Sehen, ob ein Projekt Geld verdient, solange es läuft.',
  'Setup and budgeting': 'Anlage und Budget',
  'Job costing and billing': 'Kosten je Projekt und Abrechnung',
  'Profitability and resources': 'Ergebnis und Kapazitäten',
  'Several companies, one set of figures.': 'Mehrere Gesellschaften, ein Zahlenwerk.',
  'Business intelligence and multi-entity management bring each company into a group view, in the currency you report in.':
    'Auswertungen und die Verwaltung mehrerer Gesellschaften führen alles zu einer Konzernsicht zusammen, in der Währung, in der Sie berichten.',
  'Sample results by company: what three companies of a group earn, each in the currency of the group.':
    'Ergebnisse je Gesellschaft als Beispiel: was drei Gesellschaften eines Konzerns verdienen, jeweils in Konzernwährung.',
  'How six industries use it.': null,
  'Three customers on a close, a pick list and a job.':
    'Drei Kunden: ein Abschluss, eine Pickliste, eine Baustelle.',
  'Sample customers': 'Erfundene Kunden',
  'Four things to check before you decide.': 'Vier Dinge, die Sie vorher prüfen sollten.',
  'What a quote contains': 'Was ein Angebot enthält',
  'Six lines, what each is counted by, and what changes it.':
    'Sechs Zeilen: wonach jede berechnet wird und was sie verändert.',
  'What it does not do': 'Was es nicht kann',
  'The limits, module by module, and how it works with other systems.':
    'Die Grenzen, Modul für Modul, und die Verbindung zu anderen Systemen.',
  'Where your data is, and how you leave': 'Wo Ihre Daten liegen und wie Sie uns wieder verlassen',
  'Six questions on data, answered from our terms or by mail.':
    'Sechs Fragen zu Ihren Daten, beantwortet aus den Geschäftsbedingungen oder schriftlich.',
  'A wholesaler with 60 people': 'Ein Großhändler mit 60 Beschäftigten',
  'A sample story: what was hard, what was left out, and four of its screens.':
    'Eine erfundene Geschichte: was schwierig war, was entfiel, und vier Bildschirme aus dem Alltag.',
  'Price, time and support: what buyers ask first.': 'Preis, Dauer, Kundendienst: die ersten Fragen.',
  'All questions': 'Alle Fragen',
  '{product}: cloud ERP for small and medium businesses':
    '{product}: Cloud-ERP für kleine und mittlere Unternehmen',
  'Accounting, orders, procurement, inventory, warehouse and projects in one cloud platform for small and medium businesses and startups.':
    'Finanzbuchhaltung, Aufträge, Einkauf, Bestände, Lager und Projekte auf einer Cloud-Plattform für kleine und mittlere Unternehmen und Gründer.',
  'Ines Carvalho': 'Ines Carvalho',
  'Finance Director': 'Leiterin Finanzen',
  'We closed March with one trial balance instead of three spreadsheets and a phone call.':
    'Den März haben wir mit einer einzigen Summen- und Saldenliste abgeschlossen, statt mit drei Tabellen und einem Anruf.',
  'Tom Adeyemi': 'Tom Adeyemi',
  'Warehouse Manager': 'Lagerleiter',
  Northquay: 'Northquay',
  'The bin location is on the pick list. New starters find stock on day one.':
    'Das Lagerfach steht auf der Pickliste. Neue finden die Ware am ersten Tag.',
  'Ruth Lindqvist': 'Ruth Lindqvist',
  'Commercial Manager': 'Kaufmännische Leiterin',
  'Every purchase names its job, so I see a drift from budget while there is still time to talk to the site.':
    'Jeder Einkauf nennt sein Projekt. So sehe ich eine Abweichung vom Budget, solange sich mit der Bauleitung noch reden lässt.',
};
