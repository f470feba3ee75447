// Finds what goes over the wire: what the methods of controllers return, the shapes of each game, and every type that is
// named by `schemaOf<T>('Name')`.
import { join } from 'node:path';
import ts from 'typescript';
import { pascal } from './type-names.mjs';
import { refTo, TypeSchemas } from './type-schema.mjs';

const VERBS = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete']);
const ACCESS = { Public: 'public', OptionalAccount: 'optional' };
const SHAPES = ['options', 'loadout', 'action', 'event', 'view'];

/** `{ schemas, operations, games }` of the sources below `root`. */
export function wireSchemas(root) {
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    root,
  );
  const sources = fileNames.filter(
    (file) => /\/(src|examples)\//.test(file.slice(root.length - 1)) && !/\.spec\.ts$/.test(file),
  );
  const program = ts.createProgram(sources, {
    ...options,
    incremental: false,
    tsBuildInfoFile: undefined,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const types = new TypeSchemas(checker);
  const files = program.getSourceFiles().filter(({ fileName }) => sources.includes(fileName));
  const games = {};
  for (const file of files)
    eachGame(file, checker, (slug, member, type) => {
      (games[slug] ??= {})[member] = types.define(pascal(slug) + pascal(member), type);
    });
  for (const file of files) eachNamed(file, checker, (name, type) => types.define(name, type));
  const operations = {};
  const problems = [];
  for (const file of files)
    eachOperation(file, checker, (name, type, facts) => {
      if (name in operations) problems.push(`Two methods of controllers are called ${name}`);
      try {
        const isSent = !(type.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined));
        operations[name] = { ...facts, ...(isSent ? { schema: types.of(type) } : undefined) };
      } catch (error) {
        problems.push(`${name}: ${error.message}`);
      }
    });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { schemas: { ...types.definitions, ...anyGame(games, types.definitions) }, operations, games };
}

/** What a game-independent endpoint shows: of whichever game it is. */
function anyGame(games, definitions) {
  const any = (member) => ({ anyOf: Object.values(games).flatMap((game) => game[member] ?? []) });
  return {
    AnyView: any('view'),
    AnyEvent: any('event'),
    AnyAction: any('action'),
    AnyOptions: any('options'),
    ChosenOptions: {
      description: 'Options as they were asked for: what is left out is as the game has it by default',
      anyOf: Object.keys(games).map((slug) => ({ ...definitions[`${pascal(slug)}Options`], required: [] })),
    },
    AnyChoice: { anyOf: [refTo('AnyAction'), refTo('ActionForm')] },
    ActionForm: {
      description: 'An action with open slots, where listing every combination would be too much',
      type: 'object',
      properties: {
        form: {
          description: 'The part of the action that is fixed',
          type: 'object',
          properties: { type: { type: 'string' } },
          required: ['type'],
          additionalProperties: true,
        },
        slots: { type: 'object', additionalProperties: refTo('Slot') },
      },
      required: ['form', 'slots'],
    },
  };
}

/** What Nest answers with: 201 to a POST, unless `@HttpCode` says otherwise. */
function statusOf(method) {
  const [[code] = []] = callsOf(method, 'HttpCode');
  if (code) return Number(code);
  return decoratorsOf(method).includes('Post') ? 201 : 200;
}

function eachOperation(file, checker, take) {
  for (const one of file.statements) {
    if (!ts.isClassDeclaration(one) || !one.name || !decoratorsOf(one).includes('Controller')) continue;
    if (decoratorsOf(one).includes('ApiExcludeController')) continue;
    for (const member of one.members) {
      if (!ts.isMethodDeclaration(member) || !decoratorsOf(member).some((name) => VERBS.has(name))) continue;
      const returned = checker.getSignatureFromDeclaration(member).getReturnType();
      take(`${one.name.text}.${member.name.getText()}`, checker.getAwaitedType(returned) ?? returned, {
        status: statusOf(member),
        ...accessTo(member, one),
        ...mediaOf(member),
      });
    }
  }
}

/** Who may come, as the guards see it: what the method says goes before what its class says. */
function accessTo(method, controller) {
  const said = [method, controller].map(decoratorsOf);
  const access = said.flatMap((names) => names.filter((name) => name in ACCESS)).at(0);
  return {
    access: ACCESS[access] ?? 'token',
    ...(said.some((names) => names.includes('Roles')) ? { adminsOnly: true } : undefined),
  };
}

/** `@Header('Content-Type', 'text/csv; charset=utf-8')`: what is answered is no JSON. */
function mediaOf(method) {
  const [, value] = callsOf(method, 'Header').find(([name]) => /^'content-type'$/i.test(name)) ?? [];
  return value ? { media: value.slice(1, -1).split(';')[0] } : undefined;
}

function eachNamed(file, checker, take) {
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'schemaOf' && node.typeArguments?.length === 1) {
      take(node.arguments[0].text, checker.getTypeFromTypeNode(node.typeArguments[0]));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

function eachGame(file, checker, take) {
  const slug = /\/src\/games\/([\w-]+)\/rules\//.exec(file.fileName)?.[1];
  for (const one of slug ? file.statements : []) {
    if (!ts.isInterfaceDeclaration(one)) continue;
    if (!one.heritageClauses?.some(({ types }) => types.some((type) => type.getText() === 'GameShape'))) continue;
    const shape = checker.getTypeAtLocation(one);
    for (const member of SHAPES) take(slug, member, checker.getTypeOfSymbol(checker.getPropertyOfType(shape, member)));
  }
}

/** The arguments of each call of a decorator, as they are written. */
function callsOf(node, name) {
  return (ts.getDecorators(node) ?? [])
    .map(({ expression }) => expression)
    .filter((expression) => ts.isCallExpression(expression) && expression.expression.getText() === name)
    .map((expression) => expression.arguments.map((argument) => argument.getText()));
}

function decoratorsOf(node) {
  return (ts.getDecorators(node) ?? []).map(({ expression }) =>
    (ts.isCallExpression(expression) ? expression.expression : expression).getText(),
  );
}
