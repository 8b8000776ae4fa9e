import { inLanguage, plural } from '../language-file';
import type { ServerTexts, Texts } from './en';

const texts: Texts = {
  frame: {
    skip: 'Zum Inhalt springen',
    home: '{name}, Startseite',
    mainMenu: 'Hauptmenü',
    groupMenu: 'Menü {name}',
    menu: 'Menü',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    search: 'Suche',
    openSearch: 'Suche öffnen',
    breadcrumbs: 'Navigationspfad',
    notice: 'Hinweis',
    toTop: 'Nach oben',
    siteMap: 'Seitenübersicht',
    legal: 'Rechtliches',
    theme: 'Farbschema',
    systemTheme: 'Farbschema des Systems',
    lightTheme: 'Helles Farbschema',
    darkTheme: 'Dunkles Farbschema',
    close: 'Schließen',
    newTab: '(öffnet in neuem Tab)',
    languages: 'Sprachen',
  },
  reading: {
    comma: ', ',
    onThisPage: 'Auf dieser Seite',
    readMore: 'Mehr erfahren',
    quoted: '„{quote}“',
    caution: 'Achtung',
    note: 'Hinweis',
    table: 'Tabelle',
    pages: 'Seiten',
    page: 'Seite {page}',
    listPage: ', Seite {page}',
    previousPage: 'Vorherige Seite',
    nextPage: 'Nächste Seite',
    topics: 'Themen',
    otherTopics: 'Weitere Themen',
    noArticles: 'Zu diesem Thema gibt es noch keine Beiträge.',
    minutes: plural({
      one: '{count}\u00a0Minute\u00a0Lesezeit',
      other: '{count}\u00a0Minuten\u00a0Lesezeit',
    }),
    moreArticles: 'Weitere Beiträge',
    newer: 'Neuerer Beitrag',
    older: 'Älterer Beitrag',
    relatedArticles: 'Ähnliche Beiträge',
    related: 'Passend dazu',
    legalDocuments: 'Rechtliche Dokumente',
    lastUpdated: 'Stand: {date}',
    firstYear: 'Im ersten Jahr dabei',
    years: plural({ one: 'Seit {count} Jahr dabei', other: 'Seit {count} Jahren dabei' }),
  },
  search: {
    field: 'Website durchsuchen',
    submit: 'Suchen',
    found: plural({ one: '{count} Treffer für „{query}“', other: '{count} Treffer für „{query}“' }),
    foundMore: 'Mehr als {count} Treffer für „{query}“',
    page: ', Seite {page} von {pages}',
    none: 'Keine Treffer für „{query}“',
    didYouMean: 'Meinten Sie {query}?',
    closest: 'Am ehesten passend',
    kinds: {
      page: 'Seite',
      post: 'Blog',
      news: 'Meldung',
      answer: 'Antwort',
      topic: 'Thema',
      legal: 'Rechtliches',
    },
  },
  builder: {
    less: 'Eins weniger: {name}',
    more: 'Eins mehr: {name}',
    notWhole: '{name}: Geben Sie eine ganze Zahl ein, zum Beispiel 5.',
    tooMany: '{name}: höchstens {most}.',
    wrong: 'Korrigieren Sie die markierten Felder, um die Übersicht zu sehen.',
  },
  chat: {
    restart: 'Neue Unterhaltung',
    close: 'Chat schließen',
    log: 'Unterhaltung',
    suggestions: 'Vorgeschlagene Fragen',
    askAgain: 'Noch einmal fragen',
    field: 'Ihre Nachricht',
    waiting: 'Antwort wird erwartet …',
    send: 'Nachricht senden',
    typing: 'Der Assistent schreibt',
    assistant: 'Assistent:',
    visitor: 'Sie:',
  },
  errors: {
    notFound: {
      title: 'Seite nicht gefunden',
      text: 'Die Seite ist umgezogen, oder die Adresse stimmt nicht. Fehler 404.',
    },
    unavailable: {
      title: 'Diese Seite ist gerade nicht erreichbar',
      text: 'Ihr Inhalt ließ sich nicht abrufen. Warten Sie eine Minute, und laden Sie die Seite dann neu. Fehler 503.',
    },
    broken: {
      title: 'Auf dieser Seite ist etwas schiefgegangen',
      text: 'Ein Teil ließ sich nicht laden oder ist ausgefallen. Prüfen Sie Ihre Verbindung, und laden Sie die Seite neu.',
    },
    home: 'Startseite',
    again: 'Erneut versuchen',
  },
};

inLanguage('de', texts);

export const serverTexts: ServerTexts = {
  chat: {
    title: 'Chatten Sie mit uns',
    greeting: 'Guten Tag, wie kann ich Ihnen helfen?',
    placeholder: 'Nachricht schreiben',
    notice: 'Hier antwortet ein automatischer Assistent. Bitte teilen Sie keine persönlichen Daten mit.',
    contact: 'Kontakt',
    limitMessage: 'Zu viele Nachrichten. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  },
  assistant: {
    away: 'Darauf habe ich keine Antwort. Das Team hilft Ihnen weiter: Schreiben Sie uns über die Kontaktseite.',
    closest: 'Eine direkte Antwort darauf gibt es hier nicht. Am ehesten passt:',
    readMore: 'Mehr dazu:',
  },
  search: {
    title: 'Suche',
    noneTitle: 'Nichts gefunden',
    noneText: 'Versuchen Sie es mit einem anderen Wort oder mit weniger Wörtern.',
    askLabel: 'Den Assistenten fragen',
    contact: 'Kontakt',
  },
  consent: {
    title: 'Dürfen wir messen, wie diese Website genutzt wird?',
    text: 'Mit Ihrer Einwilligung zeichnet Microsoft Clarity Besuche ohne Namen auf, damit wir sehen, welche Seiten weiterhelfen. Vorher wird nichts geladen.',
    acceptLabel: 'Zustimmen',
    rejectLabel: 'Ablehnen',
    cookies: 'Was gespeichert wird',
    settingsLabel: 'Cookie-Einstellungen',
    acceptedText: 'Sie haben der Aufzeichnung von Besuchen zugestimmt. Sie können das jederzeit ändern.',
    rejectedText:
      'Sie haben der Aufzeichnung von Besuchen nicht zugestimmt. Sie können das jederzeit ändern.',
    signalText:
      'Ihr Browser bittet Websites, Sie nicht zu verfolgen. Das gilt uns als Nein: Es wird nichts geladen.',
  },
  sharedPreview: {
    label: 'Vorschau',
    draft: 'Entwurf',
    ofPage: ' dieser Seite, mit Ihnen geteilt',
    leave: 'Vorschau verlassen',
    hiddenSince: 'verborgen seit {date} UTC',
    hiddenUntil: 'verborgen bis {date} UTC',
    hiddenBlocks: plural({
      one: '{count} Baustein ist jetzt verborgen',
      other: '{count} Bausteine sind jetzt verborgen',
    }),
    home: 'Startseite',
    ended: {
      title: 'Diese Vorschau ist beendet',
      text: 'Der Link ist abgelaufen, wurde zurückgenommen oder ist unvollständig. Bitten Sie die Person, die ihn geschickt hat, um einen neuen.',
    },
    tooMany: {
      title: 'Zu viele Versuche',
      text: 'Ungültige Links wurden zu oft geöffnet. Warten Sie eine Minute, und öffnen Sie Ihren dann noch einmal.',
    },
    unavailable: {
      title: 'Die Vorschau lässt sich gerade nicht zeigen',
      text: 'Der Entwurf ließ sich nicht abrufen. Ihr Link bleibt gültig: Öffnen Sie ihn in einer Minute noch einmal.',
    },
  },
  frontDoor: {
    language: 'de',
    again: 'Erneut versuchen',
    home: 'Zur Startseite',
    refusals: {
      alive: { title: 'In Betrieb', message: 'Diese Instanz läuft.' },
      draining: { title: 'Wird beendet', message: 'Diese Instanz wird gerade beendet.' },
      malformed_request: {
        title: 'Die Anfrage ließ sich nicht lesen',
        message: 'Sie ist kein gültiges HTTP.',
      },
      bad_address: {
        title: 'Die Adresse ließ sich nicht lesen',
        message: 'Sie enthält Zeichen oder Prozentzeichen, die in keine Adresse gehören.',
      },
      bad_host: {
        title: 'Die Anfrage ließ sich nicht lesen',
        message: 'Sie nennt keinen Host, mehrere oder einen, den es nicht geben kann.',
      },
      cross_origin: {
        title: 'Nicht von einer anderen Website',
        message: 'Das lässt sich nur von unseren eigenen Seiten aus senden.',
      },
      not_found: { title: 'Nicht gefunden', message: 'Diese Datei gibt es nicht.' },
      request_timeout: {
        title: 'Das hat zu lange gedauert',
        message: 'Die Anfrage kam nicht rechtzeitig an.',
      },
      too_large: {
        title: 'Das ist zu viel',
        message: 'Die Anfrage ist größer, als diese Website zulässt.',
      },
      address_too_long: {
        title: 'Die Adresse ist zu lang',
        message: 'Keine Seite hat hier eine so lange Adresse.',
      },
      headers_too_large: {
        title: 'Die Anfrage ließ sich nicht lesen',
        message: 'Ihre Kopfzeilen sind zu groß. Vielleicht hilft es, die Cookies dieser Website zu löschen.',
      },
      too_many_requests: {
        title: 'Das ging etwas schnell',
        message: 'Bitte warten Sie einige Sekunden, und versuchen Sie es dann noch einmal.',
      },
      bad_answer: {
        title: 'Etwas ist schiefgegangen',
        message: 'Die Website hat keine brauchbare Antwort gegeben. Bitte versuchen Sie es noch einmal.',
      },
      unavailable: {
        title: 'Gleich wieder da',
        message: 'Die Website startet neu. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
      },
      busy: {
        title: 'Gerade viel los',
        message:
          'Im Augenblick sind zu viele Besucher hier. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
      },
      timeout: {
        title: 'Das hat zu lange gedauert',
        message: 'Die Website hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es noch einmal.',
      },
      method_not_allowed: {
        title: 'Hier nicht möglich',
        message: 'Diese Adresse lässt sich so nicht verwenden.',
      },
      moved: { title: 'Umgezogen', message: 'Diese Seite hat eine andere Adresse.' },
    },
  },
};
