/** What browsers keep. */
export const cookies = {
  Cookies: 'Cookies',
  'Everything this website keeps in your browser: what it is, what it is for and how to remove it.':
    'Alles, was diese Website in Ihrem Browser ablegt: was es ist, wozu es dient und wie Sie es entfernen.',
  'For each item you find its name, what it is for, and how long it stays.':
    'Zu jedem Eintrag finden Sie seinen Namen, seinen Zweck und wie lange er bleibt.',
  '1. Cookies and their relatives': '1. Cookies und Verwandtes',
  'A website can keep small pieces of text in your browser. A cookie is sent back to the server with every request. Local storage stays in the browser and is read only by the page. Rules on consent usually treat them alike, so this page lists both.':
    'Eine Website kann kleine Textstücke in Ihrem Browser ablegen. Ein Cookie wird mit jeder Anfrage an den Server zurückgesandt. Der lokale Speicher bleibt im Browser und wird nur von der Seite gelesen. Regeln zur Einwilligung behandeln meist beide gleich, deshalb führt diese Seite beide auf.',
  '2. What the site itself stores': '2. Was die Website selbst speichert',
  'All of these are in local storage, but for two that end with the tab. None is read by another website.':
    'All das liegt im lokalen Speicher, außer zwei Einträgen, die mit dem Tab enden. Keine andere Website liest etwas davon.',
  'Kept in the browser by this site': 'Was diese Website im Browser ablegt',
  What: 'Was',
  Why: 'Wozu',
  'When it is set': 'Wann',
  'How long': 'Wie lange',
  'Chat session (chat-session-id)': 'Sitzung des Chats (chat-session-id)',
  'Lets a conversation continue on the next page': 'Lässt ein Gespräch auf der nächsten Seite weitergehen',
  'When the chat is used': 'Wenn der Chat benutzt wird',
  'Until you clear it': 'Bis Sie es löschen',
  'Chat messages (chat-conversation)': 'Nachrichten des Chats (chat-conversation)',
  'Shows the conversation again on the next page': 'Zeigt das Gespräch auf der nächsten Seite wieder',
  'Until the tab is closed': 'Bis der Tab geschlossen wird',
  'Theme choice (theme)': 'Farbschema (theme)',
  'Remembers light, dark or the system’s setting': 'Merkt sich hell, dunkel oder die Einstellung des Systems',
  'When you choose one': 'Wenn Sie eines wählen',
  'Consent choice (consent)': 'Einwilligung (consent)',
  'Remembers your answer about session analytics, and when you gave it':
    'Merkt sich Ihre Antwort zur Nutzungsanalyse, und wann Sie sie gegeben haben',
  'When you answer': 'Wenn Sie antworten',
  'Six months; then you are asked again': 'Sechs Monate; dann werden Sie erneut gefragt',
  'Scroll positions (positions)': 'Stelle auf der Seite (positions)',
  'Takes you back to where you were when you go back a page':
    'Bringt Sie beim Zurückgehen dorthin, wo Sie waren',
  'When you open another page': 'Wenn Sie eine andere Seite öffnen',
  'The chat session is a number made from the time and some random characters. It does not say who you are. If your browser blocks storage the site still works: the chat keeps its session in memory until you close the page, and the theme follows your system.':
    'Die Sitzung des Chats ist eine Zahl aus der Uhrzeit und einigen zufälligen Zeichen. Sie sagt nicht, wer Sie sind. Sperrt Ihr Browser den Speicher, funktioniert die Website trotzdem: Der Chat behält seine Sitzung im Arbeitsspeicher, bis Sie die Seite schließen, und das Farbschema folgt Ihrem System.',
  '3. What session analytics stores': '3. Was die Nutzungsanalyse speichert',
  'Session analytics shows us which pages help. You are asked before it is used. If you agree, and only then, this website loads Microsoft Clarity, which sets cookies of its own.':
    'Die Nutzungsanalyse zeigt uns, welche Seiten helfen. Sie werden vorher gefragt. Nur wenn Sie zustimmen, lädt diese Website Microsoft Clarity, das eigene Cookies setzt.',
  'Kept for session analytics, only with your consent':
    'Für die Nutzungsanalyse abgelegt, nur mit Ihrer Einwilligung',
  _clck: '_clck',
  'Recognises the browser on a later visit': 'Erkennt den Browser bei einem späteren Besuch wieder',
  'About a year': 'Etwa ein Jahr',
  _clsk: '_clsk',
  'Joins the pages of one visit together': 'Verbindet die Seiten eines Besuchs',
  'About a day': 'Etwa einen Tag',
  '_cltk (session storage)': '_cltk (Speicher der Sitzung)',
  'Tells one tab from another': 'Unterscheidet einen Tab vom anderen',
  'analytics-visitor-id (local storage)': 'analytics-visitor-id (lokaler Speicher)',
  'A random name for this browser, which the service is given with each page':
    'Ein zufälliger Name dieses Browsers, den der Dienst mit jeder Seite erhält',
  'Until your consent ends': 'Bis Ihre Einwilligung endet',
  'If your browser sends a Global Privacy Control signal we take that as a no, and do not load the service. Its vendor may change names and periods.':
    'Sendet Ihr Browser das Signal „Global Privacy Control“, verstehen wir das als Nein und laden den Dienst nicht. Sein Anbieter kann Namen und Zeiträume ändern.',
  'Changing your mind': 'Wenn Sie es sich anders überlegen',
  'Where this website uses session analytics, this page shows your answer at its head, and every page has “Cookie settings” at its foot. You can change your answer in either place, at any time. If you withdraw your consent the service is stopped, is no longer loaded, and all that it kept in this browser is removed. If you see neither, the service is not in use here: nothing of this section is loaded or kept, and there is no answer to change.':
    'Wo diese Website die Nutzungsanalyse einsetzt, steht Ihre Antwort oben auf dieser Seite, und unten auf jeder Seite steht „Cookie-Einstellungen“. An beiden Stellen können Sie Ihre Antwort jederzeit ändern. Wenn Sie Ihre Einwilligung widerrufen, wird der Dienst angehalten und nicht mehr geladen, und alles, was er in diesem Browser abgelegt hat, wird entfernt. Sehen Sie beides nicht, ist der Dienst hier nicht im Einsatz: Nichts aus diesem Abschnitt wird geladen oder abgelegt, und es gibt keine Antwort zu ändern.',
  '4. For editors only': '4. Nur für die Redaktion',
  'People who edit this website receive a signed cookie while they look at pages that are not published yet. It is removed when they have finished. Visitors never receive it.':
    'Wer diese Website bearbeitet, erhält ein signiertes Cookie, solange er Seiten ansieht, die noch nicht veröffentlicht sind. Danach wird es entfernt. Besucher erhalten es nie.',
  '5. What the site does not store': '5. Was die Website nicht speichert',
  'No advertising cookies.': 'Keine Werbe-Cookies.',
  'No cookies of social networks: the icons in the footer are plain links.':
    'Keine Cookies sozialer Netzwerke: Die Symbole unten auf der Seite sind einfache Verweise.',
  'No fonts, scripts or pictures loaded from others that could set one, apart from session analytics with your consent.':
    'Keine Schriften, Skripte oder Bilder von anderen, die eines setzen könnten, abgesehen von der Nutzungsanalyse mit Ihrer Einwilligung.',
  '6. Removing what is stored': '6. Entfernen, was gespeichert ist',
  'Open your browser’s settings and look for site data.':
    'Öffnen Sie die Einstellungen Ihres Browsers, und suchen Sie nach Websitedaten.',
  'Find this website’s address.': 'Suchen Sie die Adresse dieser Website.',
  'Remove what is listed there. The site forgets your theme and your answer, and the chat begins again.':
    'Entfernen Sie, was dort aufgeführt ist. Die Website vergisst Ihr Farbschema und Ihre Antwort, und der Chat beginnt von vorn.',
  'Private windows forget everything by themselves when they are closed.':
    'Private Fenster vergessen alles von selbst, wenn sie geschlossen werden.',
  '7. Contact': '7. Kontakt',
  'Questions about this page can be sent through the [contact page]. What we do with the data is described in the [privacy policy].':
    'Fragen zu dieser Seite beantworten wir über die [Kontaktseite]. Was wir mit den Daten tun, steht unter [Datenschutz].',
  'Everything this website keeps in your browser: the chat session, theme and consent choices, and analytics cookies with consent.':
    'Alles, was diese Website im Browser ablegt: Sitzung des Chats, Farbschema, Einwilligung und, wenn Sie zustimmen, Cookies der Nutzungsanalyse.',
};
