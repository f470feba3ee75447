import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const PAGE = fileURLToPath(new URL('..', import.meta.url));
/** Where words belong, and what no reader meets: specs and what they share. */
const EXEMPT = /(^words\/|\.en\.ts$|\.spec\.tsx?$|\/testing\/|\.d\.ts$)/;
/** The names of people and of their works are the same in every language. */
const NAMES_ONLY = 'help/licences-page.tsx';
/** What has letters and is no word of a language: the name of the house, and a colour. */
const NO_WORD = /\bParlour\b|#[\dA-F]{6}\b/g;

/** Attributes and members whose value is shown or read aloud; some are drawn by a style sheet. */
const SHOWN =
  /^(aria-(label|description|roledescription|valuetext)|alt|placeholder|title|label|legend|hint|text|caption|button|data-(text|short|letter|drawn))$/;
/** Functions that show what they are given. */
const SHOWING = /^(toast|note|say)$/;
/** A capital and more than one word, or a full stop after more than one word. */
const SENTENCE = /^\p{Lu}\p{Ll}+[,:]? [\p{L}\d]|^A \p{Ll}|\p{L}{2}[,:;]? .*\p{L}[.!?…]$/u;

/** The words that a file says itself. */
function saidIn(name: string, source: string): readonly string[] {
  const kind = name.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, kind);
  const said = new Map<number, string>();
  const keep = (node: ts.Node, text: string): void => {
    if (!/\p{L}/u.test(text.replace(NO_WORD, ''))) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    said.set(node.getStart(), `${name}:${line + 1}: ${text.replace(/\s+/g, ' ').trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && !isCode(node.parent)) keep(node, node.text);
    for (const shown of shownBy(node)) for (const text of textsIn(shown)) keep(text, textOf(text));
    if (isText(node) && SENTENCE.test(textOf(node)) && !isForDevelopers(node)) keep(node, textOf(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...said.values()];
}

/** The expressions that an element, an attribute, a member or a call shows. */
function shownBy(node: ts.Node): readonly ts.Expression[] {
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
    return node.expression && !isCode(node.parent) ? [node.expression] : [];
  }
  if (ts.isJsxAttribute(node) && SHOWN.test(node.name.getText())) {
    const { initializer } = node;
    if (initializer && ts.isJsxExpression(initializer)) return initializer.expression ? [initializer.expression] : [];
    return initializer && ts.isStringLiteral(initializer) ? [initializer] : [];
  }
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && SHOWN.test(node.name.text)) {
    return [node.initializer];
  }
  if (!ts.isCallExpression(node)) return [];
  const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
  return ts.isIdentifier(called) && SHOWING.test(called.text) ? node.arguments.slice(0, 1) : [];
}

type Text = ts.StringLiteralLike | ts.TemplateExpression;

const isText = (node: ts.Node): node is Text => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** A text as it reads; what is put into it counts as a number. */
function textOf(node: Text): string {
  if (!ts.isTemplateExpression(node)) return node.text;
  return node.head.text + node.templateSpans.map(({ literal }) => `1${literal.text}`).join('');
}

/** The texts that an expression may come to, as far as they stand in it. */
function textsIn(node: ts.Expression): readonly Text[] {
  if (isText(node)) {
    return ts.isTemplateExpression(node)
      ? [node, ...node.templateSpans.flatMap(({ expression }) => textsIn(expression))]
      : [node];
  }
  if (ts.isConditionalExpression(node)) return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return textsIn(node.expression);
  if (!ts.isBinaryExpression(node)) return [];
  const { left, operatorToken, right } = node;
  if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return textsIn(right);
  const joins = [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.PlusToken];
  return joins.includes(operatorToken.kind as (typeof joins)[number]) ? [...textsIn(left), ...textsIn(right)] : [];
}

/** What is typed into a program is the same in every language. */
function isCode(node: ts.Node): boolean {
  return ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'code';
}

/** The message of an error, or a line for the browser's console. */
function isForDevelopers(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isNewExpression(parent)) return true;
  return ts.isCallExpression(parent) && /\bconsole\.\w+$/.test(parent.expression.getText());
}

describe('What the page says', () => {
  it('stands in its dictionaries, ready for another language', () => {
    const files = readdirSync(PAGE, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !EXEMPT.test(name) && name !== NAMES_ONLY)
      .sort();
    expect(files.length).toBeGreaterThan(300);
    expect(files.flatMap((name) => saidIn(name, readFileSync(join(PAGE, name), 'utf8')))).toEqual([]);
  });

  it.each([
    ['a text between tags', '<p>Nothing waits.</p>'],
    ['one of two texts', '<p>{on ? talk.on : "off"}</p>'],
    ['a text with a number in it', '<p>{`${left} left`}</p>'],
    ['a name for the ear', '<i aria-label="thinking" />'],
    ['a text that the style sheet draws', '<i data-text={mine ? "you" : talk.them} />'],
    ['a title that follows from a condition', '<i title={wide && "Card"} />'],
    ['a line of the log', 'play.note("taken back")'],
    ['a label', 'const wish = { label: open ? talk.shut : "open" }'],
    ['a sentence that is put together elsewhere', 'const why = attacked ? "you are attacked." : undefined'],
    ['a heading', 'const heading = (turn: number) => `Turn ${turn}`'],
  ])('is found outside of them: %s', (_what, source) => {
    expect(saidIn('sample.tsx', source)).toHaveLength(1);
  });

  it.each([
    ['a class', '<p className={on ? "is-on" : "off"}>{talk.text}</p>'],
    ['a number', '<p>{`${now}/${all}`}</p>'],
    ['what is typed into a program', '<code>npm run verify</code>'],
    ['an error for developers', 'throw new Error("Two items have one name.")'],
    ['a way that is drawn', 'const d = `M${x} ${y}C${x} ${y} ${x} ${y}`'],
  ])('is not mistaken for words: %s', (_what, source) => {
    expect(saidIn('sample.tsx', source)).toEqual([]);
  });
});
