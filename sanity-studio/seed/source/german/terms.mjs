/** Terms of service. */
export const terms = {
  'Terms of service': 'AGB',
  'What we agree to when you use {product}, and what you agree to.':
    'Was wir mit Ihnen vereinbaren, wenn Sie {product} nutzen, und Sie mit uns.',
  'Sample text. It is not binding, and no lawyer has reviewed it.':
    'Mustertext. Er ist nicht verbindlich, und kein Jurist hat ihn geprüft.',
  'Read these terms together with your order form. It names your modules, the notice period and the law that applies.':
    'Lesen Sie diese Bedingungen zusammen mit Ihrem Auftragsformular. Dort stehen Ihre Module, die Kündigungsfrist und das anwendbare Recht.',
  '1. Who these terms are between': '1. Zwischen wem diese Bedingungen gelten',
  'These terms are between the company that runs {product} (“we”) and the business that signs up for it (“you”). The person who accepts them confirms that they may do so for the business. Where a signed order form and these terms disagree, the order form is followed.':
    'Diese Bedingungen gelten zwischen dem Unternehmen, das {product} betreibt („wir“), und dem Betrieb, der sich dafür anmeldet („Sie“). Wer sie annimmt, bestätigt, dass er das für den Betrieb tun darf. Widersprechen sich ein unterschriebenes Auftragsformular und diese Bedingungen, gilt das Auftragsformular.',
  '2. What the service is': '2. Was der Dienst ist',
  '{product} is cloud software for running a business: accounting and finance, order management, procurement, inventory, warehouse management and project tracking. You use the modules named in your quote, for the users named in it. Descriptions on this website explain the modules; the order form says which of them you have.':
    '{product} ist Cloud-Software für die Führung eines Unternehmens: Finanzbuchhaltung, Auftragsabwicklung, Einkauf, Bestandsführung, Lagerverwaltung und Projektcontrolling. Sie nutzen die Module, die in Ihrem Angebot stehen, für die dort genannten Benutzer. Die Beschreibungen auf dieser Website erläutern die Module; welche davon Sie haben, steht im Auftragsformular.',
  '3. Accounts and roles': '3. Konten und Rollen',
  'You decide who has access and which role each person holds.':
    'Sie entscheiden, wer Zugriff hat und wer welche Rolle bekommt.',
  'Each person uses their own login and keeps it to themselves.':
    'Jeder benutzt seine eigene Anmeldung und behält sie für sich.',
  'You tell us promptly if a login may have been used by someone else.':
    'Sie teilen uns unverzüglich mit, wenn jemand anderes eine Anmeldung benutzt haben könnte.',
  'You remove access when a person leaves.':
    'Sie entziehen den Zugriff, wenn jemand das Unternehmen verlässt.',
  '4. Your records': '4. Ihre Daten',
  'Your records remain yours. We handle them to provide the service, to keep it running and to answer you when you ask for help, and for nothing else. You are responsible for their accuracy and for keeping what the law requires you to keep. You may export your records while your subscription runs.':
    'Ihre Daten bleiben Ihre. Wir verarbeiten sie, um den Dienst zu erbringen, ihn in Betrieb zu halten und Ihnen auf Ihre Bitte zu helfen, und zu keinem anderen Zweck. Sie sind dafür verantwortlich, dass sie richtig sind und dass Sie aufbewahren, was das Gesetz verlangt. Solange Ihr Vertrag läuft, können Sie Ihre Daten exportieren.',
  '5. Fair use': '5. Angemessene Nutzung',
  'You agree not to use the service to break the law, to interfere with other customers, to test its defences without our written agreement, or to offer it to others as if it were your own.':
    'Sie verpflichten sich, mit dem Dienst kein Recht zu brechen, andere Kunden nicht zu beeinträchtigen, seine Abwehr nicht ohne unsere schriftliche Zustimmung zu prüfen und ihn anderen nicht als Ihren eigenen anzubieten.',
  '6. Price and payment': '6. Preis und Zahlung',
  'The price is a custom quote by users and modules. It may be paid by credit card, bank transfer or PayPal. Invoices fall due on the date they show. If you add users or modules, the quote is changed and you agree to it before anything is charged.':
    'Den Preis nennt ein individuelles Angebot nach Benutzern und Modulen. Zahlen können Sie per Kreditkarte, Überweisung oder PayPal. Rechnungen sind an dem Tag fällig, den sie nennen. Kommen Benutzer oder Module hinzu, ändert sich das Angebot, und Sie stimmen ihm zu, bevor etwas berechnet wird.',
  'Late payment': 'Zahlungsverzug',
  'If an invoice stays unpaid after a reminder we may limit access to the service, after telling you when we will. We will not delete records because an invoice is late.':
    'Bleibt eine Rechnung nach einer Mahnung offen, können wir den Zugriff auf den Dienst einschränken, nachdem wir den Zeitpunkt angekündigt haben. Wegen einer verspäteten Zahlung löschen wir keine Daten.',
  '7. Changes to the service': '7. Änderungen am Dienst',
  'We improve the service as we go. If a change removes something you depend on we will tell you beforehand, and you may end the agreement for that reason.':
    'Wir verbessern den Dienst laufend. Entfällt durch eine Änderung etwas, worauf Sie angewiesen sind, sagen wir es Ihnen vorher, und Sie können den Vertrag aus diesem Grund beenden.',
  '8. Ending': '8. Ende des Vertrags',
  'Either side may end the agreement in writing, with the notice given in the order form. After it ends you have a period, also given there, in which to export your records. Then they are deleted.':
    'Beide Seiten können den Vertrag schriftlich kündigen, mit der Frist aus dem Auftragsformular. Danach haben Sie eine ebenfalls dort genannte Zeit, um Ihre Daten zu exportieren. Dann werden sie gelöscht.',
  '9. Liability': '9. Haftung',
  'Neither side owes the other for lost profit, or for damage that could not be foreseen. What one side may owe the other for a year is limited to the price of the service for that year. Nothing in these terms limits a liability that the law does not allow to be limited, such as that for fraud or injury.':
    'Keine Seite haftet der anderen für entgangenen Gewinn oder für Schäden, die nicht vorhersehbar waren. Was eine Seite der anderen für ein Jahr schulden kann, ist auf den Preis des Dienstes für dieses Jahr begrenzt. Nichts in diesen Bedingungen beschränkt eine Haftung, die sich gesetzlich nicht beschränken lässt, etwa bei Betrug oder bei Verletzungen.',
  '10. Law and contact': '10. Recht und Kontakt',
  'The order form names the law that applies. Questions about these terms can be sent through the [contact page]. How we treat personal data is described in the [privacy policy].':
    'Welches Recht gilt, steht im Auftragsformular. Fragen zu diesen Bedingungen beantworten wir über die [Kontaktseite]. Wie wir mit personenbezogenen Daten umgehen, steht unter [Datenschutz].',
  'Sample terms of service: who they are between, accounts and roles, your records, price and payment, changes and ending.':
    'Muster für Geschäftsbedingungen: zwischen wem sie gelten, Konten und Rollen, Ihre Daten, Preis und Zahlung, Änderungen und Ende.',
};
