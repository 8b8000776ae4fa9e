import ts from 'typescript';

const READ_OUT = new Set(['aria-label', 'aria-description', 'alt', 'title', 'label', 'placeholder']);
/** Attributes whose words are not texts. */
const UNREAD = new Set(['className', 'sizes', 'rel', 'd', 'points', 'media', 'viewBox']);
/** CSS conditions, link relations, HTTP methods. */
const TECHNICAL = /^\((?:min|max|prefers)-|^width=|^noopener |^GET, /;
const WORD = /\p{L}{2}/u;
const WORDS = /\p{L}[\p{L}’',.:]*\s+\p{L}/u;

/**
 * Literal texts of a view that readers see or hear: between tags, in labels, and every string of several words.
 * @param file path, for the syntax that it implies
 * @param source its text
 * @returns each once, trimmed, in the order of the file
 */
export function writtenTexts(file: string, source: string): string[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const texts = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (isForDevelopers(node)) return;
    const text = textOf(node);
    if (text !== undefined && isRead(node, text)) texts.add(text.replace(/\s+/g, ' ').trim());
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return [...texts];
}

function textOf(node: ts.Node): string | undefined {
  const isText = ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
  return isText || ts.isTemplateMiddleOrTemplateTail(node) ? node.text : undefined;
}

function isRead(node: ts.Node, text: string): boolean {
  if (TECHNICAL.test(text) || isCompared(node)) return false;
  if (ts.isJsxText(node)) return WORD.test(text);
  const attribute = attributeAround(node);
  if (attribute !== undefined && UNREAD.has(attribute)) return false;
  const isShown = attribute === undefined ? isBetweenTags(node) : READ_OUT.has(attribute);
  return WORDS.test(text) || (isShown && WORD.test(text));
}

function isCompared({ parent }: ts.Node): boolean {
  return ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText());
}

/** `{'text'}` or `{condition ? 'text' : null}` between two tags, but no argument of a call there. */
function isBetweenTags(node: ts.Node): boolean {
  let above = node.parent;
  while (ts.isConditionalExpression(above) || ts.isTemplateSpan(above) || ts.isTemplateExpression(above))
    above = above.parent;
  return ts.isJsxExpression(above) && !ts.isJsxAttribute(above.parent);
}

function attributeAround(node: ts.Node): string | undefined {
  for (let above = node.parent; above && !ts.isJsxElement(above); above = above.parent)
    if (ts.isJsxAttribute(above)) return above.name.getText();
  return undefined;
}

/** Imports, types, console output and error messages. */
function isForDevelopers(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  return (
    (ts.isCallExpression(node) || ts.isNewExpression(node)) &&
    /^(console\.|Error$)/.test(node.expression.getText())
  );
}
