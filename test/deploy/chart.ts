import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dump, load } from 'js-yaml';

type Tree = Readonly<Record<string, unknown>>;
type Node =
  | string
  | { readonly kind: 'say'; readonly pipe: string }
  | { readonly kind: 'if' | 'with'; readonly pipe: string; readonly then: Node[]; readonly otherwise: Node[] }
  | { readonly kind: 'range'; readonly names: [string, string]; readonly pipe: string; readonly then: Node[] };

/** What stands around a piece of a template: the value of the dot, and the variables. */
interface Around {
  readonly dot: unknown;
  readonly variables: Tree;
}

const ACTION = /\{\{(-?)\s*([\s\S]*?)\s*(-?)\}\}/g;
/** A pipe's words: text in quotes, a pipe in brackets, a bar, or anything up to a space. */
const WORD = /"(?:[^"\\]|\\.)*"|\(|\)|\||[^\s()|]+/g;

/**
 * Renders charts as Helm does, as far as this one goes: conditions, loops, named templates and the functions below. Anything
 * else, and a value that is not there, is an error.
 */
export class Chart {
  private readonly named = new Map<string, Node[]>();
  private readonly files = new Map<string, Node[]>();
  private readonly values: Tree;
  private readonly about: Tree;

  constructor(folder: string) {
    this.values = load(readFileSync(join(folder, 'values.yaml'), 'utf8')) as Tree;
    this.about = load(readFileSync(join(folder, 'Chart.yaml'), 'utf8')) as Tree;
    for (const name of readdirSync(join(folder, 'templates')).sort()) {
      const parsed = this.parse(readFileSync(join(folder, 'templates', name), 'utf8'));
      if (name.endsWith('.yaml')) this.files.set(name, parsed);
    }
  }

  /** The manifests by their file, with these values in place of the chart's; a file that says nothing is left out. */
  render(values: Tree = {}): Map<string, Tree> {
    const { version, appVersion } = this.about;
    const dot = {
      Values: merged(this.values, values),
      Chart: { Name: this.about.name, Version: version, AppVersion: appVersion },
      Release: { Name: 'games', Service: 'Helm', Namespace: 'default' },
    };
    const said = [...this.files].map(([name, nodes]) => [name, this.say(nodes, { dot, variables: {} })] as const);
    return new Map(said.filter(([, yaml]) => yaml.trim() !== '').map(([name, yaml]) => [name, load(yaml) as Tree]));
  }

  private parse(text: string): Node[] {
    const top: Node[] = [];
    const open: { into: Node[]; node?: Extract<Node, { then: Node[] }> }[] = [{ into: top }];
    const add = (node: Node): void => void open.at(-1)!.into.push(node);
    let from = 0;
    let trims = false;
    const plain = (piece: string, next: boolean): void => {
      const left = trims ? piece.trimStart() : piece;
      add(next ? left.trimEnd() : left);
    };
    for (const found of text.matchAll(ACTION)) {
      const [all, before, action, after] = found as unknown as [string, string, string, string];
      plain(text.slice(from, found.index), before === '-');
      from = found.index + all.length;
      trims = after === '-';
      const [word, ...rest] = action.split(/\s+/) as [string, ...string[]];
      if (word === 'end') open.pop();
      else if (word === 'else') open.at(-1)!.into = otherwiseOf(open.at(-1)!.node, action);
      else if (word === 'define') {
        const into: Node[] = [];
        this.named.set(JSON.parse(rest[0]!) as string, into);
        open.push({ into });
      } else if (word === 'if' || word === 'with') {
        const node: Extract<Node, { otherwise: Node[] }> = {
          kind: word,
          pipe: rest.join(' '),
          then: [],
          otherwise: [],
        };
        add(node);
        open.push({ into: node.then, node });
      } else if (word === 'range') {
        const [, key, value, pipe] = /^(\$\w+), (\$\w+) := (.*)$/.exec(rest.join(' ')) ?? [];
        if (!pipe) throw new Error(`Not understood: ${action}`);
        const node = { kind: 'range' as const, names: [key!, value!] as [string, string], pipe, then: [] };
        add(node);
        open.push({ into: node.then, node });
      } else add({ kind: 'say', pipe: action });
      if (open.length === 0) throw new Error('An end too many.');
    }
    plain(text.slice(from), false);
    if (open.length > 1) throw new Error('An end is missing.');
    return top;
  }

  private say(nodes: readonly Node[], around: Around): string {
    return nodes.map((node) => this.sayOne(node, around)).join('');
  }

  private sayOne(node: Node, around: Around): string {
    if (typeof node === 'string') return node;
    const value = this.worth(node.pipe, around);
    if (node.kind === 'say') return text(value);
    if (node.kind === 'range') {
      // In the order of the keys, as Go goes through a map.
      const entries = Object.entries(value as Tree).sort(([one], [other]) => (one < other ? -1 : 1));
      const [key, item] = node.names;
      return entries
        .map(([name, one]) => {
          const variables = { ...around.variables, [key]: name, [item]: one };
          return this.say(node.then, { dot: one, variables });
        })
        .join('');
    }
    if (!isTrue(value)) return this.say(node.otherwise, around);
    return this.say(node.then, node.kind === 'with' ? { ...around, dot: value } : around);
  }

  private worth(pipe: string, around: Around): unknown {
    const words = pipe.match(WORD) ?? [];
    const [value, rest] = this.pipeline(words, around);
    if (rest.length > 0) throw new Error(`Not understood: ${pipe}`);
    return value;
  }

  private pipeline(words: readonly string[], around: Around): [unknown, readonly string[]] {
    let [value, rest] = this.command(words, around, []);
    while (rest[0] === '|') [value, rest] = this.command(rest.slice(1), around, [value]);
    return [value, rest];
  }

  /** A function with its arguments, the last of which comes through the pipe; or a value. */
  private command(words: readonly string[], around: Around, piped: unknown[]): [unknown, readonly string[]] {
    const isFunction = /^[a-zA-Z]\w*$/.test(words[0]!);
    let rest = isFunction ? words.slice(1) : words;
    const found: unknown[] = [];
    while (rest.length > 0 && rest[0] !== '|' && rest[0] !== ')') {
      let value: unknown;
      if (rest[0] === '(') {
        [value, rest] = this.pipeline(rest.slice(1), around);
        if (rest[0] !== ')') throw new Error(`A bracket is missing: ${words.join(' ')}`);
      } else value = valueOf(rest[0]!, around);
      found.push(value);
      rest = rest.slice(1);
    }
    if (isFunction) return [this.call(words[0]!, [...found, ...piped]), rest];
    if (found.length !== 1 || piped.length > 0) throw new Error(`Not understood: ${words.join(' ')}`);
    return [found[0], rest];
  }

  private call(name: string, args: readonly unknown[]): unknown {
    const [first, second] = args;
    if (name === 'include') {
      const nodes = this.named.get(text(first));
      if (!nodes) throw new Error(`No template is called ${text(first)}.`);
      return this.say(nodes, { dot: second, variables: {} });
    }
    const known = FUNCTIONS[name];
    if (!known) throw new Error(`No function is called ${name}.`);
    return known(...args);
  }
}

const FUNCTIONS: Readonly<Record<string, (...args: unknown[]) => unknown>> = {
  printf: (format, ...args) => text(format).replaceAll('%s', () => text(args.shift())),
  default: (fallback, value) => (isTrue(value) ? value : fallback),
  quote: (value) => JSON.stringify(text(value)),
  toYaml: (value) => dump(value, { lineWidth: -1 }).trimEnd(),
  nindent: (spaces, value) => `\n${text(value)}`.replaceAll('\n', `\n${' '.repeat(Number(spaces))}`),
  trunc: (length, value) => text(value).slice(0, Number(length)),
  trimSuffix: (suffix, value) =>
    text(value).endsWith(text(suffix)) ? text(value).slice(0, -text(suffix).length) : value,
  int: (value) => Math.trunc(Number(value)),
  gt: (one, other) => Number(one) > Number(other),
  not: (value) => !isTrue(value),
};

function otherwiseOf(node: Extract<Node, { then: Node[] }> | undefined, action: string): Node[] {
  if (action !== 'else' || !node || node.kind === 'range') throw new Error(`Not understood: ${action}`);
  return node.otherwise;
}

function valueOf(word: string, { dot, variables }: Around): unknown {
  if (word.startsWith('"')) return JSON.parse(word);
  if (/^-?\d+$/.test(word)) return Number(word);
  const [start = '', ...path] = word.split('.').filter((name, index) => index === 0 || name !== '');
  if (start !== '' && !(start in variables)) throw new Error(`Not understood: ${word}`);
  return path.reduce<unknown>(
    (value, name) => {
      const inside = (value as Tree | undefined)?.[name];
      if (inside === undefined) throw new Error(`There is no ${word}.`);
      return inside;
    },
    start === '' ? dot : variables[start],
  );
}

/** As Go has it: nothing, zero and what is empty are false. */
function isTrue(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
}

function text(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Error(`Not a text: ${JSON.stringify(value)}`);
}

function merged(values: Tree, over: Tree): Tree {
  const both = Object.entries(over).map(([name, value]) => {
    const own = values[name];
    const isTree = (one: unknown): one is Tree => typeof one === 'object' && one !== null && !Array.isArray(one);
    return [name, isTree(own) && isTree(value) ? merged(own, value) : value] as const;
  });
  return { ...values, ...Object.fromEntries(both) };
}
