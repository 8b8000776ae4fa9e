import { JSDOM } from 'jsdom';

/** A figure that a page states: of what, which of its figures, and the figure as printed. */
export type StatedFigure = { of: string; figure: string; value: string };

const PAPER = /\b[A-Z]{2,4}-\d{4}\b/g;
const AMOUNT = /\(?\d[\d,]*(?:\.\d+)?\)?/;
const AMOUNTS = /\b\d[\d,]*\.\d\d\b/g;

/** The content of a page; styles and scripts around it take most of the time to parse. */
export function mainOf(html: string): Element {
  return new JSDOM(/<main[\s\S]*<\/main>/.exec(html)?.[0]).window.document.body;
}

/** The figures that the content of a page states of papers, items, accounts, cost codes, entities and months. */
export function statedFigures(main: Element): StatedFigure[] {
  return [
    ...[...main.querySelectorAll('table')].flatMap(ofTable),
    ...[...main.querySelectorAll('figure')].flatMap((figure) => [
      ...ofPapers(figure),
      ...ofBalances(figure),
      ...ofMonths(figure),
    ]),
    ...[...main.querySelectorAll('p, li, figcaption, td')].flatMap((element) => ofText(textOf(element))),
  ];
}

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
/** A view's name, what stands beside it last, all that its bar says, and its parts below; class names of a build say nothing. */
function sheetOf(figure: Element) {
  const [bar, ...parts] = figure.querySelector('[aria-hidden] > div')?.children ?? [];
  return {
    title: textOf(bar?.firstElementChild),
    context: textOf(bar?.children[1]),
    tag: textOf(bar?.lastElementChild),
    about: [...(bar?.children ?? [])].map(textOf).join(' '),
    parts,
  };
}
const NO_SHEET = { title: '', context: '', tag: '', about: '' };
const cellsOf = (row: Element) => [...row.children].map(textOf);
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Which month a chart or an editor names, from 0; -1 for anything else. */
const monthOf = (text: string) => (/^[A-Z][a-z]+$/.test(text) ? MONTHS.indexOf(text.slice(0, 3)) : -1);

/** A row is of its paper, if it names one, and otherwise of its first text; dates are no names. */
function ofTable(table: Element): StatedFigure[] {
  const heads = cellsOf(table.querySelector('thead tr') ?? table.ownerDocument.createElement('tr'));
  const figure = table.closest('figure');
  const { title, context, tag: item, about } = figure ? sheetOf(figure) : NO_SHEET;
  // An editor's table says the same as a view; all others are parts of a sheet.
  const isWritten = table.matches('section > table');
  const caption = textOf(table.querySelector('caption'));
  // The sheet of an order's shipment has its place in the caption, that of an item's movements in the bar.
  const place = title === 'Stock movements' ? context : caption.match(/^Stock at ([^,]+)/)?.[1];
  if (place) return ofStockAt(table, place, item);
  if (title === 'Trial balance' || (isWritten && heads[0] === 'Account')) return ofTrialBalance(table);
  if (heads.length > 1 && heads.slice(1).every((head) => monthOf(head) >= 0))
    return ofMonthTable(table, heads);
  // Lines of a paper and sheets of one order say nothing of their items in general.
  const scope = about.match(PAPER)?.join(' ') ?? (isWritten ? '' : caption);
  return [...table.querySelectorAll('tbody tr, tfoot tr')].flatMap((row) => {
    const cells = cellsOf(row);
    if (cells.length !== heads.length && heads.length > 0) return [];
    const paper = cells.flatMap((cell) => cell.match(PAPER) ?? [])[0];
    if (paper && !about.includes(paper)) {
      // What is posted or ordered: its first amount.
      const value = cells.find((cell) => /\d\.\d\d$/.test(cell));
      return value ? [{ of: paper, figure: 'amount', value }] : [];
    }
    const isItemTotal = cells[0] === 'On hand';
    const of = isItemTotal ? item : (cells[0] ?? '');
    if (!/[a-z]{2}/i.test(of) || /^\d/.test(of)) return [];
    return cells.slice(1).flatMap((value, index) => {
      const head = heads[index + 1];
      if (!head || !AMOUNT.test(value)) return [];
      // What an age analysis has in all is the account's balance.
      const name = head === 'Balance' ? 'balance' : head;
      return [{ of: scope ? `${scope} ${paper ?? ''} ${of}` : of, figure: name, value }];
    });
  });
}

/** What is at a place in the end: of each item of an order's shipment, and of the one item of a stock card. */
function ofStockAt(table: Element, place: string, item: string): StatedFigure[] {
  const rows = [...table.querySelectorAll(item ? 'tfoot tr' : 'tbody tr')].map(cellsOf);
  return rows.map((cells) => ({ of: item || (cells[0] ?? ''), figure: place, value: cells.at(-1) ?? '' }));
}

/** Each account, after its code if it has one, with its balance in one of two columns. */
function ofTrialBalance(table: Element): StatedFigure[] {
  return [...table.querySelectorAll('tbody tr')].flatMap((row) => {
    const [account = '', ...columns] = cellsOf(row);
    const value = columns.find((column) => column !== '');
    return value ? [{ of: account.replace(/^\d+/, ''), figure: 'balance', value }] : [];
  });
}

/** Money in, money out and balance of months in an editor's table, in thousands as a chart has them. */
function ofMonthTable(table: Element, heads: readonly string[]): StatedFigure[] {
  return [...table.querySelectorAll('tbody tr, tfoot tr')].flatMap((row) => {
    const [name = '', ...values] = cellsOf(row);
    // A month opens with what the one before it closed with.
    const isOpening = name === 'Opening balance';
    return values.map((value, index) => ({
      of: MONTHS.at(monthOf(heads[index + 1] ?? '') - (isOpening ? 1 : 0)) ?? '',
      figure: isOpening ? 'closing balance' : name.toLowerCase(),
      value: String(Math.round(Number(value.replace(/\D/g, '')) / 1_000)),
    }));
  });
}

/** The papers of a match: each has its number, and its value as its last text. */
function ofPapers(figure: Element): StatedFigure[] {
  const { title, parts } = sheetOf(figure);
  if (title !== 'Three-way match') return [];
  return [...(parts[0]?.children ?? [])].flatMap((paper) => {
    const [of] = [...paper.children].map(textOf).join(' ').match(PAPER) ?? [];
    const value = textOf(paper.lastElementChild?.lastElementChild);
    return of ? [{ of, figure: 'amount', value }] : [];
  });
}

function ofBalances(figure: Element): StatedFigure[] {
  const { title, parts } = sheetOf(figure);
  if (title !== 'General ledger') return [];
  return [...(parts[0]?.children ?? [])].map((balance) => ({
    of: textOf(balance.firstElementChild),
    figure: 'balance',
    value: textOf(balance.lastElementChild),
  }));
}

/** Of a chart by months: the heights of the bars of each and of the point over them, in units of its axis. */
function ofMonths(figure: Element): StatedFigure[] {
  return [...figure.querySelectorAll('svg')].flatMap((chart) => {
    const axis = [...chart.querySelectorAll('g > text:only-of-type')].map((text) => Number(textOf(text)));
    const top = Math.max(...axis.filter(Number.isFinite));
    const groups = [...chart.querySelectorAll('g')].filter(
      (group) => group.querySelectorAll('rect').length === 2,
    );
    const base = Math.max(
      ...[...chart.querySelectorAll('line')].map((line) => Number(line.getAttribute('y1'))),
    );
    const peak = Math.min(
      ...[...chart.querySelectorAll('line[x2="100%"]')].map((line) => Number(line.getAttribute('y1'))),
    );
    const points = [...chart.querySelectorAll(':scope > rect')];
    const worth = (px: number) => String(Math.round((px / (base - peak)) * top));
    return groups.flatMap((group, month) => {
      const of = textOf(group.querySelector('text'));
      const [moneyIn, moneyOut] = [...group.querySelectorAll('rect')].map((bar) =>
        worth(Number(bar.getAttribute('height'))),
      );
      const closing = worth(base - Number(points[month]?.getAttribute('y')));
      return [
        { of, figure: 'money in', value: moneyIn ?? '' },
        { of, figure: 'money out', value: moneyOut ?? '' },
        { of, figure: 'closing balance', value: closing },
      ];
    });
  });
}

/** Amounts in a sentence that names one paper. */
function ofText(text: string): StatedFigure[] {
  return text.split(/(?<=[.!?])\s/).flatMap((sentence) => {
    const papers = new Set(sentence.match(PAPER) ?? []);
    const [of] = papers;
    if (papers.size !== 1 || !of) return [];
    return [...new Set(sentence.match(AMOUNTS) ?? [])].map((value) => ({ of, figure: 'amount', value }));
  });
}

/**
 * The figures that have two values.
 * @param pages figures by the page that states them
 * @returns a line for each, with the pages
 */
export function contradictions(pages: ReadonlyMap<string, readonly StatedFigure[]>): string[] {
  const known = new Map<string, Map<string, string>>();
  for (const [path, figures] of pages) {
    for (const { of, figure, value } of figures) {
      const key = `${of}, ${figure}`;
      const values = known.get(key) ?? new Map<string, string>();
      if (!values.has(value)) values.set(value, path);
      known.set(key, values);
    }
  }
  return [...known]
    .filter(([, values]) => values.size > 1)
    .map(([key, values]) => `${key}: ${[...values].map(([value, path]) => `${value} (${path})`).join(', ')}`);
}
