/** Legal notice. */
export const imprint = {
  Legal: 'Impressum',
  'Who runs this website, and how its content may be used.':
    'Wer diese Website betreibt und wie ihr Inhalt genutzt werden darf.',
  'The whole site is a sample. Section 2 lists what on it is invented.':
    'Die ganze Website ist ein Muster. Abschnitt 2 führt auf, was darauf erfunden ist.',
  '1. Who runs this website': '1. Wer diese Website betreibt',
  '{product} (sample company) runs this website, at 1 Sample Row, London, United Kingdom. The company is invented, like its product. It stands in no register, so it has no registration number, no tax number and no directors.':
    'Betreiber ist {product} (Musterfirma), 1 Sample Row, London, Vereinigtes Königreich. Das Unternehmen ist erfunden, wie sein Produkt. Es steht in keinem Register und hat daher keine Registernummer, keine Steuernummer und keine Geschäftsführung.',
  '2. What on this site is invented': '2. Was auf dieser Website erfunden ist',
  'The site describes {product}, a sample product. To show how pages look when they are full, it also contains:':
    'Die Website beschreibt {product}, ein Musterprodukt. Um zu zeigen, wie gefüllte Seiten aussehen, enthält sie außerdem:',
  'people, portraits and quotations that were made up;': 'Personen, Porträts und Zitate, die erfunden sind;',
  'company names and logos that, as far as we know, no real company uses;':
    'Firmennamen und Logos, die unseres Wissens kein wirkliches Unternehmen verwendet;',
  'figures in tables, charts and product pictures that only serve as examples;':
    'Zahlen in Tabellen, Diagrammen und Produktbildern, die nur als Beispiele dienen;',
  'articles and announcements written as examples.':
    'Beiträge und Meldungen, die als Beispiele geschrieben sind.',
  'Any likeness to a real person or company is chance. If you find one, please [tell us] and we will change it.':
    'Jede Ähnlichkeit mit wirklichen Personen oder Unternehmen ist Zufall. Wenn Sie eine entdecken, [sagen Sie es uns] bitte, und wir ändern es.',
  '3. Copyright': '3. Urheberrecht',
  'Text, drawings and layout of this website belong to the company that runs it, unless it says otherwise. You may link to any page. You may quote short passages with a reference. You may not present our pages or drawings as your own.':
    'Texte, Zeichnungen und Gestaltung dieser Website gehören dem Unternehmen, das sie betreibt, sofern nichts anderes dabeisteht. Sie dürfen auf jede Seite verweisen. Kurze Stellen dürfen Sie mit Quellenangabe zitieren. Unsere Seiten oder Zeichnungen dürfen Sie nicht als Ihre eigenen ausgeben.',
  '4. Names and marks': '4. Namen und Zeichen',
  'The product name and the mark of stacked blocks identify the product. Please do not use them in a way that suggests that we made, checked or approved something we did not. Names of other companies, where they appear, belong to their owners.':
    'Der Produktname und das Zeichen aus gestapelten Blöcken kennzeichnen das Produkt. Bitte verwenden Sie beide nicht so, dass der Eindruck entsteht, wir hätten etwas hergestellt, geprüft oder gebilligt, das nicht von uns ist. Namen anderer Unternehmen gehören, wo sie vorkommen, ihren Inhabern.',
  '5. Guides and articles': '5. Anleitungen und Beiträge',
  'The guides in our [blog] explain general practice in accounting and operations. They are not advice about your business. Rules differ between countries and change over time. Before you choose a valuation method, close a year or file a return, ask someone who knows your case.':
    'Die Anleitungen in unserem englischsprachigen Blog erklären, was in Buchhaltung und Betrieb üblich ist. Eine Beratung zu Ihrem Unternehmen sind sie nicht. Vorschriften unterscheiden sich von Land zu Land und ändern sich. Bevor Sie ein Bewertungsverfahren wählen, ein Geschäftsjahr abschließen oder eine Erklärung abgeben, fragen Sie jemanden, der Ihren Fall kennt.',
  'Worked figures': 'Rechenbeispiele',
  'Where a guide uses figures, they are chosen so that they can be checked by hand. They do not come from customers.':
    'Zahlen in einer Anleitung sind so gewählt, dass sie sich von Hand nachrechnen lassen. Sie stammen nicht von Kunden.',
  '6. Links': '6. Verweise',
  'Some links lead to other websites, for example to the community forum and to social networks. Those sites have their own operators and their own rules. We look at a link when we set it and cannot watch it afterwards.':
    'Einige Verweise führen zu anderen Websites, etwa zu sozialen Netzwerken. Diese haben eigene Betreiber und eigene Regeln. Wir sehen uns ein Ziel an, wenn wir den Verweis setzen, und können es danach nicht überwachen.',
  '7. Availability of this website': '7. Verfügbarkeit dieser Website',
  'We try to keep this website correct and reachable, but it may be changed, moved or taken down at any time. It describes the service; what you have bought is described in your order form and the [terms of service].':
    'Wir bemühen uns, diese Website richtig und erreichbar zu halten, doch kann sie jederzeit geändert, verlegt oder abgeschaltet werden. Sie beschreibt den Dienst; was Sie gekauft haben, steht in Ihrem Auftragsformular und in den [Geschäftsbedingungen].',
  '8. Contact': '8. Kontakt',
  'Questions about this notice can be sent through the [contact page].':
    'Fragen zu diesen Angaben beantworten wir über die [Kontaktseite].',
  'Sample legal notice: who runs this website, what on it is invented, copyright, names and marks, guides and links.':
    'Muster für ein Impressum: wer diese Website betreibt, was darauf erfunden ist, Urheberrecht, Namen und Zeichen, Verweise.',
};
