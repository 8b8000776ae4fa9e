import ts from 'typescript';

/** Product views are drawings: their distances are free, as in an SVG. */
const DRAWN = /^app\/product-views\//;
/** Hairlines, rings and corrections of a hairline are allowed. */
const HAIRLINE_PX = 3;

const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|\b(?:black|white|red|green|blue|gr[ae]y|silver|yellow|orange|purple|teal|navy|brown|pink|gold|maroon|olive|lime|aqua|fuchsia|beige|ivory)\b/i;
const DISTANCE = /^(?:padding|margin|gap|rowGap|columnGap)/;
const LINE = /^(?:border(?!Radius|Collapse|Spacing)|outline(?!Offset)|boxShadow|textDecorationThickness)/;
const TIMING = /^(?:transition|animation)/;
const LENGTH = /(-?(?:\d+\.?\d*|\.\d+))(px|rem|pt|vw|vh|ch)\b/g;
const TIME = /(?:\d|\.)m?s\b/;

/**
 * Values of a style file that should be tokens: colours, distances, font sizes, radii, lines, layers, durations and
 * conditions. A part's own dimensions and its position in the component are free.
 * @param file path from the project's root
 * @param source its text
 * @returns a line for each finding, with its number
 */
export function styleFindings(file: string, source: string): string[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) || ts.isCallExpression(node)) {
      const reason = ts.isCallExpression(node) ? gapProblem(node) : problem(file, node);
      const { line } = parsed.getLineAndCharacterOfPosition(node.getStart());
      if (reason) found.push(`${file}:${line + 1} ${reason}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

/** The functions of `app/theme/style` that lay children out take their gap. */
function gapProblem({ expression, arguments: [gap] }: ts.CallExpression): string | undefined {
  if (!/^(stack|flexRow|wrappedRow)$/.test(expression.getText()) || gap === undefined) return undefined;
  const piece = pieces(gap).find(isLong);
  return piece === undefined ? undefined : `distance gap: ${piece.trim()}`;
}

function problem(file: string, node: ts.PropertyAssignment): string | undefined {
  const name = ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : '';
  // They have names in `app/theme/tokens`.
  if (/^@(media|container)$/.test(name)) return `condition '${name}'`;
  const written = pieces(node.initializer);
  const bad = (what: string, is: (piece: string) => boolean) => {
    const piece = written.find(is);
    return piece === undefined ? undefined : `${what} ${name}: ${piece.trim()}`;
  };
  return (
    bad('colour', (piece) => COLOUR.test(piece)) ??
    (DISTANCE.test(name) && !DRAWN.test(file) ? bad('distance', isLong) : undefined) ??
    (LINE.test(name) ? bad('line', isLong) : undefined) ??
    (name === 'fontSize' ? bad('size of type', (piece) => lengths(piece).length > 0) : undefined) ??
    (name === 'borderRadius' ? bad('radius', (piece) => /[1-9]/.test(piece)) : undefined) ??
    (name === 'zIndex' ? bad('layer', (piece) => /\d/.test(piece)) : undefined) ??
    (TIMING.test(name) ? bad('duration', (piece) => TIME.test(piece)) : undefined)
  );
}

/** The literal parts of a value, without references. A bare number is in pixels. */
function pieces(value: ts.Node): string[] {
  if (ts.isStringLiteralLike(value)) return [value.text];
  if (ts.isNumericLiteral(value)) return [`${value.text}px`];
  if (ts.isPrefixUnaryExpression(value)) return pieces(value.operand);
  if (ts.isTemplateExpression(value))
    return [value.head.text, ...value.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isConditionalExpression(value)) return [...pieces(value.whenTrue), ...pieces(value.whenFalse)];
  return [];
}

const lengths = (piece: string) =>
  [...piece.matchAll(LENGTH)].map(([, size, unit]) => ({ size: Number(size), unit }));
const isLong = (piece: string) =>
  lengths(piece).some(({ size, unit }) => size !== 0 && (unit !== 'px' || Math.abs(size) > HAIRLINE_PX));
