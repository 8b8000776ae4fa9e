/** The page of an industry, with its table of limits and its story. */
export const retail = {
  'Retail & distribution': 'Einzel- und Großhandel',
  'One count, from stockroom to till.': 'Ein Bestand, vom Lager bis zur Kasse.',
  'ERP for retailers and distributors who buy, hold and move stock across shops and warehouses.':
    'ERP für Einzel- und Großhändler, die Ware einkaufen, lagern und zwischen Filialen und Lagern bewegen.',
  'What changes on the shop floor and in the office.': 'Was sich auf der Fläche und im Büro ändert.',
  'Fewer stock surprises': 'Weniger Überraschungen im Bestand',
  'Quantities by shop, warehouse and bin, in one place.': 'Mengen je Filiale, Lager und Fach, an einem Ort.',
  'Margins at a known cost': 'Margen auf bekannter Kostenbasis',
  'Costing by FIFO, LIFO or weighted average.': 'Bewertung nach FIFO, LIFO oder gewogenem Durchschnitt.',
  'Invoices checked first': 'Rechnungen erst prüfen',
  'Pay invoices that match the order and the receipt.':
    'Bezahlen Sie Rechnungen, die zu Bestellung und Wareneingang passen.',
  'Clear roles': 'Klare Rollen',
  'Warehouse manager, picker and auditor see what they need.':
    'Lagerleitung, Kommissionierung und Revision sehen, was sie brauchen.',
  'Capabilities for retail and distribution.': 'Funktionen für Einzel- und Großhandel.',
  'Four are part of the platform. Two are not available, and their cards say what is missing.':
    'Vier gehören zur Plattform. Zwei sind nicht enthalten; was dort fehlt, steht auf der Karte.',
  'Inventory tracking': 'Bestandsübersicht',
  'One view of stock across sites.': 'Ein Blick auf die Bestände aller Standorte.',
  'By warehouse, rack and bin': 'Nach Lager, Regal und Fach',
  'Transactions and transfers': 'Bewegungen und Umlagerungen',
  'Inbound to fulfilment, by location.': 'Vom Wareneingang bis zum Versand, nach Lagerort.',
  'Multi-warehouse': 'Mehrere Lager',
  'Automated order processing': 'Automatisierte Aufträge',
  'Orders are entered and released by people. What is missing:':
    'Aufträge werden von Menschen erfasst und freigegeben. Es fehlen:',
  'Rules that route or split orders': 'Regeln, die Aufträge zuteilen oder aufteilen',
  'Release without a manual step': 'Freigabe ohne manuellen Schritt',
  'Suppliers, orders and receipts.': 'Lieferanten, Bestellungen und Wareneingänge.',
  'Three-way match': 'Dreiwegeabgleich',
  'Integrated CRM': 'Integriertes CRM',
  'Order management has customer records. What is missing:':
    'Kundendaten führt die Auftragsabwicklung. Es fehlen:',
  'Sales pipeline': 'Vertriebschancen',
  'Follow-ups': 'Wiedervorlagen',
  Campaigns: 'Kampagnen',
  'Each sale is posted to the ledger.': 'Jeder Verkauf wird im Hauptbuch gebucht.',
  'Receivables and tax': 'Debitoren und Steuern',
  'Multi-currency': 'Fremdwährungen',
  'Each shop and the stockroom in one table.': 'Alle Filialen und das Zentrallager in einer Tabelle.',
  'What every shop and the stockroom hold, and what is on its way between them, at cost.':
    'Was jede Filiale und das Zentrallager führen und was zwischen ihnen unterwegs ist, zu Einstandspreisen.',
  'Sample stock of a chain of shops: three items by place, and the value of each.':
    'Bestand einer Filialkette als Beispiel: drei Artikel nach Standort, mit dem Wert eines jeden.',
  'Orders of business customers, by stage.': 'Aufträge von Geschäftskunden, nach Stand.',
  'See which orders are new, picked, shipped, billed or returned without ringing the warehouse.':
    'Sehen Sie, welche Aufträge neu, in Arbeit, versandt, berechnet oder zurückgesandt sind, ohne im Lager anzurufen.',
  'Sample order pipeline: 18 orders of business customers, from new to returned.':
    'Auftragsstand als Beispiel: 18 Aufträge von Geschäftskunden, von neu bis zurückgesandt.',
  'What it does, and what it does not.': 'Was es kann, und was nicht.',
  'Find out here rather than in month three. What is in the last column depends on your case: ask before you sign.':
    'Besser, Sie erfahren es hier als im dritten Monat. Was in der letzten Spalte steht, hängt von Ihrem Fall ab: Fragen Sie, bevor Sie unterschreiben.',
  Does: 'Kann es',
  'Does not': 'Kann es nicht',
  'Ask us': 'Fragen Sie uns',
  'General ledger, receivables, payables': 'Hauptbuch, Debitoren, Kreditoren',
  'Tax, multi-currency, auto journal entries': 'Steuern, Fremdwährungen, automatische Buchungen',
  'Payroll: wages reach the ledger as one journal entry':
    'Lohnabrechnung: Löhne kommen als eine Buchung ins Hauptbuch',
  'The tax rules of your country': 'Steuervorschriften Ihres Landes',
  'Customers, orders, billing, returns': 'Kunden, Aufträge, Rechnungen, Rücksendungen',
  'Reports by customer and item': 'Berichte nach Kunde und Artikel',
  'E-commerce: a web shop’s orders are entered by hand':
    'Onlinehandel: Bestellungen aus dem Webshop werden von Hand erfasst',
  'EDI with customers': 'EDI mit Kunden',
  'Customer pipeline, follow-ups, campaigns (CRM)': 'Vertriebschancen, Wiedervorlagen, Kampagnen (CRM)',
  'Pricing agreements usual in your trade': 'Übliche Konditionen Ihrer Branche',
  'Suppliers, requisition to purchase order': 'Lieferanten, Bedarfsanforderung bis Bestellung',
  'Goods receipt, three-way match, compliance': 'Wareneingang, Dreiwegeabgleich, Richtlinien',
  'EDI with suppliers': 'EDI mit Lieferanten',
  'A supplier portal': 'Ein Portal für Lieferanten',
  'Approvals in more than one step': 'Freigaben in mehr als einer Stufe',
  'Tracking, transactions, pricing, automation': 'Bestände, Bewegungen, Preise, automatische Abläufe',
  'Costing by FIFO, LIFO or weighted average': 'Bewertung nach FIFO, LIFO oder gewogenem Durchschnitt',
  'Batches, serial numbers, expiry dates': 'Chargen, Seriennummern, Verfallsdaten',
  'How your opening stock is loaded': 'Wie Ihr Anfangsbestand übernommen wird',
  'Several warehouses, racks and bins': 'Mehrere Lager, Regale und Fächer',
  'Inbound, fulfilment, reports': 'Wareneingang, Versand, Berichte',
  'Roles: manager, picker, auditor': 'Rollen: Lagerleitung, Kommissionierung, Revision',
  'A mobile app': 'Eine App fürs Mobilgerät',
  'Carrier bookings and labels': 'Buchungen und Etiketten von Paketdiensten',
  'Scanners and printers you already own': 'Scanner und Drucker, die Sie schon haben',
  'Setup, budgeting, job costing, billing': 'Anlage, Budget, Kosten je Projekt, Abrechnung',
  'Rotas and shifts': 'Dienst- und Schichtpläne',
  'Contracts billed in stages': 'Verträge, die nach Baufortschritt abgerechnet werden',
  Reporting: 'Auswertungen',
  'Business intelligence': 'Kennzahlen und Berichte',
  'Several companies in one group view': 'Mehrere Gesellschaften in einer Konzernsicht',
  'Reports that your bank or parent company requires':
    'Berichte, die Ihre Bank oder Ihre Muttergesellschaft vorschreibt',
  'Other systems': 'Andere Systeme',
  'Migration from several accounting tools and spreadsheets':
    'Datenübernahme aus mehreren Programmen und aus Tabellen',
  'Export of your records': 'Export Ihrer Daten',
  'Ready-made integrations with payroll, web shops, EDI or banks':
    'Fertige Schnittstellen zu Lohnabrechnung, Webshops, EDI oder Banken',
  'What you exchange today, how often and in which form':
    'Was Sie heute austauschen, wie oft und in welcher Form',
  'Ask whether it fits': 'Fragen, ob es passt',
  'Does it fit us?': 'Passt es zu uns?',
  'What we need it to do:': 'Was es für uns leisten soll:',
  'Other systems that we use, and what they exchange:': 'Andere Systeme bei uns, und was sie austauschen:',
  'People, companies and sites:': 'Beschäftigte, Gesellschaften und Standorte:',
  'Four people, four screens.': 'Vier Menschen, vier Bildschirme.',
  'One Friday at Marlow UK, a sample wholesaler, from the order desk to the ledger. Each person sees what their work needs.':
    'Ein Freitag bei Marlow UK, einem erfundenen Großhändler, von der Auftragsannahme bis zum Hauptbuch. Jeder sieht, was seine Arbeit verlangt.',
  'Each open order with its stage, and what is left of each item once they are filled.':
    'Alle offenen Aufträge mit ihrem Stand, und was von jedem Artikel übrig ist, wenn die wartenden Aufträge bedient sind.',
  Picker: 'Kommissionierung',
  'A list in the order of the bins, and the rack to walk to. Prices and customers are not on it.':
    'Eine Liste in der Reihenfolge der Fächer, und das Regal, zu dem es geht. Preise und Kunden stehen nicht darauf.',
  Approver: 'Freigabe',
  'One requisition is above the site lead’s limit, so the head of buying decides. Below it are the latest orders, and a delivery that arrived short.':
    'Eine Anforderung übersteigt die Grenze der Standortleitung: Die Einkaufsleitung entscheidet. Darunter letzte Bestellungen und eine unvollständige Lieferung.',
  Controller: 'Controlling',
  'What customers owe, by age, and the entries that a sale, its cost and a receipt have posted.':
    'Was Kunden schulden, nach Alter, und die Buchungen aus einem Verkauf, seinem Wareneinsatz und einem Wareneingang.',
  'A wholesaler with 60 people.': 'Ein Großhändler mit 60 Beschäftigten.',
  'How it moved to {product}, and what went wrong on the way.':
    'Wie er zu {product} wechselte, und was dabei schiefging.',
  Company: 'Unternehmen',
  Trade: 'Branche',
  Size: 'Größe',
  Before: 'Vorher',
  'What was hard': 'Was schwierig war',
  'What was left out': 'Was entfiel',
  'See it with your own shelves.': 'Sehen Sie es mit Ihren eigenen Regalen.',
  'Bring ten items and two shops to a demo. See them counted, sell one and look at its cost.':
    'Bringen Sie zehn Artikel und zwei Filialen zur Vorführung mit. Sehen Sie zu, wie gezählt und verkauft wird, und was der Verkauf gekostet hat.',
  'ERP for retail and distribution': 'ERP für Einzel- und Großhandel',
  'Stock, pricing, orders and buying across shops and warehouses, on one count, for retailers and distributors.':
    'Bestände, Preise, Aufträge und Einkauf über Filialen und Lager hinweg, mit einem Bestand, für Einzel- und Großhändler.',
  'Wholesale of shop fittings': 'Großhandel für Ladeneinrichtung',
  '60 people, two warehouses, one counter': '60 Beschäftigte, zwei Lager, eine Theke',
  'Accounting, inventory, warehouse, orders, procurement; projects later':
    'Finanzbuchhaltung, Bestände, Lager, Aufträge, Einkauf; Projekte später',
  '11 weeks, as a medium-sized company': '11 Wochen, als mittleres Unternehmen',
  'Orders came by telephone and were typed twice: into a spreadsheet for the warehouse and into an accounting tool. North and Harbour each kept a count, and goods on the road between them were in neither.':
    'Bestellungen kamen am Telefon und wurden zweimal erfasst: in einer Tabelle für das Lager und in einem Buchhaltungsprogramm. Nord und Hafen führten je einen eigenen Bestand, und was zwischen ihnen unterwegs war, stand in keinem.',
  'The bins. North’s racks had names that only those who filled them knew, so each level was walked and labelled before the first count. Then the count of one item did not match the old list, and finance and the warehouse took a week to agree on which was right.':
    'Die Fächer. Die Namen der Regale im Lager Nord kannten nur die, die sie einräumten. Also wurde vor der ersten Inventur jede Ebene abgegangen und beschriftet. Dann stimmte die Zählung eines Artikels nicht mit der alten Liste überein, und Buchhaltung und Lager brauchten eine Woche, bis sie sich einig waren, welche galt.',
  'Payroll stayed with a bureau: wages reach the ledger as one entry a month. EDI, which one customer asked for, is not available, so that customer’s orders are entered at the desk. Fit-out jobs followed four months later.':
    'Die Löhne rechnet weiterhin ein Lohnbüro ab; sie kommen einmal im Monat als eine Buchung ins Hauptbuch. EDI, nach dem ein Kunde gefragt hatte, gibt es nicht; seine Bestellungen erfasst die Auftragsannahme. Die Ladenbau-Projekte folgten vier Monate später.',
  'Stock of the sample wholesaler by warehouse, with what is in transit, and its value at cost.':
    'Bestand des erfundenen Großhändlers je Lager, mit der Ware, die unterwegs ist, und seinem Wert zu Einstandspreisen.',
  'Open orders of one customer of the sample wholesaler, and what it owes.':
    'Offene Aufträge eines Kunden des erfundenen Großhändlers, und was er schuldet.',
  'A sample: company, people and figures are invented.':
    'Ein Beispiel: Unternehmen, Personen und Zahlen sind erfunden.',
};
