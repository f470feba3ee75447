// The name of a type in the documents: its own, with the game's before it, so that no two types share one.
import ts from 'typescript';

/** Names that say where a type was written, not what it is. */
const NAMELESS = new Set(['__type', '__object', '__function', '__class', 'Object', 'Array', 'ReadonlyArray', 'Date']);

const STRUCTURED = ts.TypeFlags.Object | ts.TypeFlags.Union | ts.TypeFlags.Intersection;

export function namesOf(checker) {
  const taken = new Map();
  const given = new Map();

  return {
    /** Gives a type a name of the caller's choice. */
    take(name, type) {
      const key = keyOf(type) ?? type;
      if (taken.get(name) !== undefined && taken.get(name) !== key) throw new Error(`Two types are called ${name}`);
      taken.set(name, key);
      // A plain type (`null`, `string`) is written out wherever it stands.
      if (!given.has(key) && type.flags & STRUCTURED) given.set(key, name);
    },
    find(type) {
      const key = keyOf(type) ?? type;
      const known = given.get(key);
      if (known !== undefined) return known;
      const name = ownName(type);
      if (name === undefined) return undefined;
      const other = taken.get(name);
      if (other !== undefined && other !== key) {
        throw new Error(`Two types are called ${name}: ${whereIs(type)} and ${whereIs(other)}. Rename one of them.`);
      }
      taken.set(name, key);
      given.set(key, name);
      return name;
    },
  };

  function ownName(type) {
    const symbol = type.aliasSymbol ?? type.symbol;
    if (!symbol || NAMELESS.has(symbol.name)) return undefined;
    if (!type.aliasSymbol && !(symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class))) return undefined;
    const file = fileOf(symbol);
    if (!file || /node_modules/.test(file)) return undefined;
    const parts = type.aliasSymbol ? type.aliasTypeArguments : checkedArguments(type);
    if (parts?.length) {
      const names = parts.map((part) => ownName(part));
      if (names.some((name) => name === undefined)) return undefined;
      return `${symbol.name}Of${names.join('And')}`;
    }
    // `@schema Name`: the name that clients of an original know it by.
    const [called] = symbol.getJsDocTags(checker).filter(({ name }) => name === 'schema');
    return prefixed(called ? ts.displayPartsToString(called.text) : symbol.name, file);
  }

  function checkedArguments(type) {
    return type.objectFlags & ts.ObjectFlags.Reference
      ? checker.getTypeArguments(type).filter((one) => !one.isThisType)
      : [];
  }
}

/** A type that has a name is known by its symbol, so that each spelling of it is the same type. */
function keyOf(type) {
  if (type.aliasSymbol) return type.aliasTypeArguments?.length ? type : type.aliasSymbol;
  const named = type.symbol && type.symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class);
  return named && !(type.typeArguments?.length || type.resolvedTypeArguments?.length) ? type.symbol : undefined;
}

/** `viking-vengeance` -> `VikingVengeance`. */
export function pascal(slug) {
  return slug.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
}

function prefixed(name, file) {
  const slug = /\/src\/games\/([\w-]+)\//.exec(file)?.[1];
  if (!slug) return name;
  const prefix = pascal(slug);
  // `Viking…` and `Fuel…` are what the games call their own things.
  return name.startsWith(prefix) ? name : prefix + name;
}

function fileOf(symbol) {
  return symbol.declarations?.[0]?.getSourceFile().fileName;
}

function whereIs(one) {
  const symbol = one.declarations ? one : (one.aliasSymbol ?? one.symbol);
  return fileOf(symbol) ?? '?';
}
