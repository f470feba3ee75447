// What a type does not say and its declaration does: whole numbers, and the shapes that each game fills in for itself.
import ts from 'typescript';

const INTEGER = /^(?:readonly )?\(?(?:Seat|Millis)(?: \| null)?\)?(?:\[\])?$/;
const SHAPES = { view: 'AnyView', event: 'AnyEvent', action: 'AnyAction', options: 'AnyOptions' };

/** The schema of a member, sharpened by how its type is written. */
export function hinted(member, schema) {
  const declared = member.valueDeclaration ?? member.declarations?.[0];
  const text = declared?.type?.getText?.() ?? '';
  const shape = /^GameShape\['(view|options)'\]( \| null)?$/.exec(text);
  if (shape) {
    const ref = { $ref: `#/components/schemas/${SHAPES[shape[1]]}` };
    return shape[2] ? { anyOf: [ref, { type: 'null' }] } : ref;
  }
  if (text === "Partial<GameShape['options']>") return { $ref: '#/components/schemas/ChosenOptions' };
  return INTEGER.test(text) ? whole(schema) : schema;
}

/** `Choice<GameShape['action']>`, `GameShape['event']`: of any game. */
export function GENERIC(type) {
  if (type.aliasSymbol?.name === 'Choice' && shapeOf(type.aliasTypeArguments[0]) === 'action') return 'AnyChoice';
  if (type.symbol?.name === 'Form' && /core\/choice\.ts$/.test(type.symbol.declarations[0].getSourceFile().fileName))
    return 'ActionForm';
  const shape = shapeOf(type);
  return shape && SHAPES[shape];
}

function shapeOf(type) {
  const parent = type.symbol?.declarations?.[0]?.parent;
  if (!parent || !ts.isPropertySignature(parent) || parent.parent.name?.text !== 'GameShape') return undefined;
  return parent.name.text;
}

function whole(schema) {
  if (Array.isArray(schema.type)) {
    return { ...schema, type: schema.type.map((type) => (type === 'number' ? 'integer' : type)) };
  }
  if (schema.type === 'array') return { ...schema, items: whole(schema.items) };
  return schema.type === 'number' ? { ...schema, type: 'integer' } : schema;
}
