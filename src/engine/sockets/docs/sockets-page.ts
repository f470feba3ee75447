import { COMMON_ERRORS } from './description.js';
import type { EventDescription, JsonSchema, NamespaceDescription } from './description.js';

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
  code, pre { font: 14px/1.5 ui-monospace, monospace; background: #f3f3f0; border-radius: 4px; }
  code { padding: 0 .25em; } pre { padding: .75em 1em; overflow-x: auto; }
  h2 { border-bottom: 1px solid #ccc; margin-top: 3rem; } h3 { margin-top: 2rem; }
  @media (prefers-color-scheme: dark) {
    body { background: #1b1b1d; color: #ddd; } code, pre { background: #2a2a2d; } a { color: #9cf; }
  }`;

const CHANGES = `<h2>What has changed</h2>
<p>A socket that joins or resumes with <code>changes: true</code> is told <code>session:changed</code> instead of
<code>session:update</code> (and answered by it) where that is shorter, mostly a tenth to a third of it. Its <code>changed</code> makes
the picture of <code>version</code> of the picture of <code>from</code>, which is the last you were told. If you have another one, ask with
<code>session:resume</code>. The same order of members comes out, to the letter. A change is</p>
<ul>
<li>a value that is no object: the new value;</li>
<li><code>[value]</code>: the new value; <code>[]</code>: the member is gone;</li>
<li><code>{ name: change, … }</code>: the members of an object that change; new ones come last;</li>
<li><code>[keep, edit, keep, edit, …]</code>, two members or more: goes through a list. So many elements stay, then comes one edit:
<code>[drop, …values]</code> takes out so many elements and puts in others, <code>{ … }</code> changes the next element, an object, and
<code>[[…]]</code> the next one, a list. What is left stays.</li>
</ul>
<pre>${tidy(`{ "hand": [1, 2, 3], "turn": 4 }  and  { "hand": [1, [1], 1, [0, 9]], "turn": 5 }  make  { "hand": [1, 3, 9], "turn": 5 }`)}</pre>
<p><code>changed(before, change)</code> of <code>@parlour/client</code> does it.</p>`;

/** The sockets as a page to read. */
export function socketsPage(namespaces: readonly NamespaceDescription[]): string {
  const toc = namespaces.map(
    ({ address, about }) => `<li><a href="#${tidy(address)}">${tidy(address)}</a> ${tidy(about)}</li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Parlour sockets</title><style>${STYLE}</style></head><body>
<h1>Parlour sockets</h1>
<p>Socket.IO 4, one namespace for each game. The handshake carries <code>auth: { token }</code>: an access token or a seat
token; without one you may watch where the game lets you. A token in the address is not looked at. A refused connection
gets <code>connect_error</code> with <code>data.code</code>.</p>
<pre>${tidy(`const socket = io('https://…/go-fish', { auth: { token } });
const answer = await socket.emitWithAck('session:join', { sessionId });
// { ok: true, … } or { ok: false, error: { code, message, rule?, details?, retryAfter? } }`)}</pre>
<p>Every message is acknowledged. Any of them may get ${COMMON_ERRORS.map(code).join(', ')}. A message holds at most 64 KB.
Versions have no gaps: drop an update that is not newer than what you have; if its <code>from</code> is newer, ask with
<code>session:resume</code>. The same as a document: <a href="/docs/sockets.json">AsyncAPI 3</a>. REST: <a href="/docs">/docs</a>.</p>
${CHANGES}
<ul>${toc.join('')}</ul>
${namespaces.map(section).join('\n')}
</body></html>`;
}

function section({ address, about, tokenNeeded, commands, messages }: NamespaceDescription): string {
  return `<h2 id="${tidy(address)}">${tidy(address)} <small>${tidy(about)}</small></h2>
<p>${tokenNeeded ? 'A token is needed.' : 'Without a token you may watch.'}</p>
<h3>Clients send</h3>${entries(commands)}
<h3>The server sends</h3>${entries(messages)}`;
}

function entries(events: Readonly<Record<string, EventDescription>>): string {
  return Object.entries(events)
    .map(([name, event]) => entry(name, event))
    .join('\n');
}

function entry(name: string, { about, payload, answer, errors, example }: EventDescription): string {
  return `<details><summary>${code(name)}: ${tidy(about)}</summary>
<p>Payload</p><pre>${tidy(draw(payload))}</pre>
${example ? `<p>For example</p><pre>${tidy(JSON.stringify(example))}</pre>` : ''}
${answer ? `<p>Acknowledged with <code>ok: true</code> and</p><pre>${tidy(draw(answer))}</pre>` : ''}
${errors?.length ? `<p>Errors: ${errors.map(code).join(', ')}</p>` : ''}</details>`;
}

/** A schema the way a programmer would write the type. */
function draw(schema: JsonSchema, indent = ''): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map((one) => draw(one, indent)).join('\nor ');
  const types = [schema.type ?? 'anything'].flat();
  const kind = types.find((type) => type !== 'null')!;
  const nullable = types.includes('null') ? ' | null' : '';
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ') + nullable;
  if (kind === 'array') return `[${schema.items ? draw(schema.items, indent) : ''}, …]${nullable}`;
  if (!schema.properties) return kind + nullable;
  const lines = Object.entries(schema.properties).map(([name, member]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    const note = member.description === undefined ? '' : `  // ${member.description}`;
    return `${indent}  ${name}${mark}: ${draw(member, `${indent}  `)}${note}`;
  });
  return lines.length === 0 ? `{}${nullable}` : `{\n${lines.join('\n')}\n${indent}}${nullable}`;
}

function code(value: string): string {
  return `<code>${tidy(value)}</code>`;
}

function tidy(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
