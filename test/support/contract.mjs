// Every JSON answer that a test of the API is given must be what docs/openapi.yaml says of it: a documented status, and a body that fits
// the schema, without a member more. With PARLOUR_RECORD=<file> the answers are kept there too, a line each (npm run docs:record).
import { appendFileSync } from 'node:fs';
import { Contract } from './contract-check.mjs';

const record = process.env.PARLOUR_RECORD;
const collect = process.env.PARLOUR_MISFITS;
const ask = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const response = await ask(input, init);
  if (!/json/.test(response.headers.get('content-type') ?? '') || response.bodyUsed) return response;
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  const contract = Contract.shared();
  const operation = contract.find(method, pathname);
  if (!operation) return response;
  const body = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (body === undefined) return response;
  const misfit = contract.misfit(operation, response.status, body);
  if (record && !globalThis.hasOtherGames) {
    appendFileSync(record, `${JSON.stringify({ operation: operation.name, status: response.status, body })}\n`);
  }
  if (misfit && collect) appendFileSync(collect, `${misfit}\n`);
  else if (misfit && !process.env.PARLOUR_DOCS) throw new Error(`${misfit}\nIf the code is right: npm run docs:write`);
  return response;
};
