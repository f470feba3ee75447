import {
  Body,
  CanActivate,
  Controller,
  ExecutionContext,
  Get,
  HttpException,
  Injectable,
  Module,
  Param,
  Post,
  Query,
  Res,
  UseGuards,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { IsInt, IsOptional } from 'class-validator';
import type { Response as ExpressResponse } from 'express';
import { gzipSync } from 'node:zlib';
import { ApiError } from '../../src/common/api-error.js';
import { PageQueryDto } from '../../src/common/http/cursor.js';
import { ErrorDialects } from '../../src/common/http/problems/error-dialects.js';
import { HttpModule } from '../../src/common/http/http.module.js';
import { lenientBody } from '../../src/common/http/requests/lenient-body.js';
import { startParlour } from '../support/parlour.js';

class PiecesDto {
  @IsOptional()
  @IsInt()
  pieces?: number;
}

const THROWN: Record<string, unknown> = {
  refused: new ApiError(422, 'RANK_NOT_IN_HAND', 'You hold no 7.', { rule: 'R7', details: { rank: '7' } }),
  limited: new ApiError(429, 'RATE_LIMITED', 'Slow down.', { retryAfter: 2.2 }),
  down: Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED' }),
  bug: new TypeError('the secret is 42'),
  text: 'not even an error',
  forbidden: new HttpException('no entry', 403),
  method: new HttpException('', 405),
};

@Injectable()
class ExistsGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { id } = context.switchToHttp().getRequest<{ params: { id: string } }>().params;
    if (id === 'none') throw new ApiError(404, 'GAME_NOT_FOUND', 'game not found');
    return true;
  }
}

@Controller(['api/plain', 'api/check'])
class ProbeController {
  @Get('throw/:what')
  throw(@Param('what') what: string): never {
    throw THROWN[what];
  }

  @Get('half')
  half(@Res() response: ExpressResponse): never {
    response.write('half an answer');
    throw new Error('too late');
  }

  @Get('list')
  list(@Query() query: PageQueryDto): PageQueryDto {
    return query;
  }

  @Get('echo/:text')
  echo(@Param('text') text: string): { text: string } {
    return { text };
  }

  @Post('games/:id/free')
  @UseGuards(ExistsGuard)
  free(@Body() body: unknown): { body: unknown } {
    return { body };
  }

  @Post('games/:id')
  @UseGuards(ExistsGuard)
  act(@Body() body: PiecesDto): PiecesDto {
    return body;
  }
}

@Module({ imports: [HttpModule], controllers: [ProbeController] })
class ProbeModule {}

let app: NestExpressApplication;
let url: string;

beforeAll(async () => {
  app = await NestFactory.create<NestExpressApplication>(ProbeModule, { bodyParser: false, logger: false });
  app.use(lenientBody({ limit: '10kb' }));
  app.get(ErrorDialects).register('/api/check', {
    translate: (error) => (error.code === 'BAD_SHAPE' ? new ApiError(422, 'VALIDATION_FAILED', error.message) : error),
    write: ({ status, code, message }) => ({ status, body: { statusCode: status, code, message } }),
  });
  await app.listen(0, '127.0.0.1');
  url = await app.getUrl();
});
afterAll(() => app.close());

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(`${url}${path}`, init);
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    headers: response.headers,
    body: JSON.parse(text) as Record<string, unknown>,
  };
}

const post = (path: string, body: string | Uint8Array, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

describe('a problem', () => {
  it('carries code, message, rule and details', async () => {
    expect(await ask('/api/plain/throw/refused?x=1')).toMatchObject({
      status: 422,
      type: 'application/problem+json',
      body: {
        type: 'about:blank',
        title: 'Unprocessable Entity',
        status: 422,
        code: 'RANK_NOT_IN_HAND',
        detail: 'You hold no 7.',
        error: 'You hold no 7.',
        rule: 'R7',
        details: { rank: '7' },
        instance: '/api/plain/throw/refused',
      },
    });
  });

  it.each([
    ['an unknown route', '/api/nowhere', 404, 'NOT_FOUND'],
    ['a path that does not decode', '/api/plain/echo/%E0%A4%A', 400, 'BAD_REQUEST'],
    ['a NUL in the path', '/api/plain/echo/a%00b', 400, 'BAD_SHAPE'],
    ['a NUL in the query', '/api/plain/list?cursor=a%00b', 400, 'BAD_SHAPE'],
    ['an unknown query', '/api/plain/list?more=1', 400, 'BAD_SHAPE'],
    ['a bad limit', '/api/plain/list?limit=1000', 400, 'BAD_SHAPE'],
    ['a forbidden place', '/api/plain/throw/forbidden', 403, 'FORBIDDEN'],
    ['a wrong method', '/api/plain/throw/method', 405, 'METHOD_NOT_ALLOWED'],
    ['a thrown text', '/api/plain/throw/text', 500, 'INTERNAL_ERROR'],
  ])('is told for %s', async (_, path, status, code) => {
    expect(await ask(path)).toMatchObject({ status, type: 'application/problem+json', body: { status, code } });
  });

  it('of ours is told briefly', async () => {
    const { status, body } = await ask('/api/plain/throw/bug');
    expect([status, body.code]).toEqual([500, 'INTERNAL_ERROR']);
    expect(JSON.stringify(body)).not.toContain('42');
  });

  it('of the database says to try again, and not where the database is', async () => {
    const { status, body, headers } = await ask('/api/plain/throw/down');
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'DATABASE_UNAVAILABLE', '1']);
    expect(JSON.stringify(body)).not.toContain('10.0.0.1');
  });

  it('of haste says when to come back', async () => {
    expect((await ask('/api/plain/throw/limited')).headers.get('retry-after')).toBe('3');
  });

  it('in the middle of an answer cuts it off and harms nobody else', async () => {
    await expect(ask('/api/plain/half')).rejects.toThrow();
    expect((await ask('/api/plain/list')).body).toEqual({ limit: 20 });
  });
});

describe('a body', () => {
  const game = '/api/plain/games/1';

  it.each([
    ['is cut short', '{"pieces":', 400, 'MALFORMED_JSON'],
    ['is no JSON', 'pieces=8', 400, 'MALFORMED_JSON'],
    ['is too large', `{"pieces":"${'x'.repeat(20_000)}"}`, 413, 'BODY_TOO_LARGE'],
    ['is a list', '[]', 400, 'BAD_SHAPE'],
    ['is a number', '8', 400, 'BAD_SHAPE'],
    ['is null', 'null', 400, 'BAD_SHAPE'],
    ['has an unknown field', '{"piece":8}', 400, 'BAD_SHAPE'],
    ['has a number in quotes', '{"pieces":"8"}', 400, 'BAD_SHAPE'],
    ['has a prototype', '{"__proto__":{"pieces":8}}', 400, 'BAD_SHAPE'],
  ])('that %s is refused, after the guards', async (_, body, status, code) => {
    expect(await post(game, body)).toMatchObject({ status, body: { status, code } });
    expect(await post('/api/plain/games/none', body)).toMatchObject({ status: 404, body: { code: 'GAME_NOT_FOUND' } });
  });

  it('is JSON in UTF-8, compressed in a way we know', async () => {
    const { status, body } = await post(game, '{}', { 'content-type': 'application/json; charset=latin1' });
    expect([status, body.code]).toEqual([415, 'UNSUPPORTED_CHARSET']);
    expect((await post(game, '{}', { 'content-encoding': 'lzma' })).body.code).toBe('UNSUPPORTED_ENCODING');
    expect((await post(game, '{}', { 'content-encoding': 'gzip' })).status).toBe(400);
    expect((await post(game, gzipSync('{"pieces":8}'), { 'content-encoding': 'gzip' })).body).toEqual({ pieces: 8 });
    expect((await post(game, gzipSync(`"${'x'.repeat(1e6)}"`), { 'content-encoding': 'gzip' })).status).toBe(413);
    expect((await post(game, 'pieces=8', { 'content-type': 'application/x-www-form-urlencoded' })).body.code).toBe(
      'UNSUPPORTED_MEDIA_TYPE',
    );
  });

  it('names the fields that are wrong', async () => {
    expect((await post(game, '{"pieces":"8","more":1}')).body.details).toEqual([
      { field: 'more', reason: 'should not exist' },
      { field: 'pieces', reason: 'must be an integer number' },
    ]);
  });

  it('may be missing or empty where nothing is needed', async () => {
    expect(await ask(game, { method: 'POST' })).toMatchObject({ status: 201, body: {} });
    expect(await post(game, '')).toMatchObject({ status: 201, body: {} });
  });

  it('of any shape is handed over whole where an endpoint asks for that, but never with a NUL', async () => {
    expect((await post(`${game}/free`, '{"a":[{"b":1}]}')).body).toEqual({ body: { a: [{ b: 1 }] } });
    expect((await post(`${game}/free`, '{"a":[{"b":"\\u0000"}]}')).body.code).toBe('BAD_SHAPE');
    expect((await post(`${game}/free`, '{"a\\u0000":1}')).body.code).toBe('BAD_SHAPE');
    expect((await post(`${game}/free`, '['.repeat(5000) + ']'.repeat(5000))).body.code).toBe('BAD_SHAPE');
  });
});

describe('a game with a dialect of its own', () => {
  it.each([
    ['its refusals', '/api/check/throw/refused', 422, 'RANK_NOT_IN_HAND'],
    ['an unknown route', '/api/check/nowhere', 404, 'NOT_FOUND'],
    ['our mistakes', '/api/check/throw/bug', 500, 'INTERNAL_ERROR'],
    ['bad shapes, in its own words', '/api/check/list?limit=x', 422, 'VALIDATION_FAILED'],
    ['another case of its path', '/API/Check/nowhere', 404, 'NOT_FOUND'],
  ])('words %s', async (_, path, statusCode, code) => {
    const { status, type, body } = await ask(path);
    expect([status, type]).toEqual([statusCode, 'application/json; charset=utf-8']);
    expect(body).toEqual({ statusCode, code, message: expect.any(String) });
  });

  it('words a body that does not parse', async () => {
    expect((await post('/api/check/games/1', '{')).body).toMatchObject({ statusCode: 400, code: 'MALFORMED_JSON' });
  });
});

describe('the server as it runs', () => {
  it('tells its problems this way', async () => {
    const parlour = await startParlour();
    try {
      const nowhere = await fetch(`${parlour.url}/api/nowhere`);
      expect(nowhere.headers.get('content-type')).toBe('application/problem+json');
      expect(await nowhere.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      const cut = await fetch(`${parlour.url}/api/auth/guest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"name":',
      });
      expect(await cut.json()).toMatchObject({ status: 400, code: 'MALFORMED_JSON' });
    } finally {
      await parlour.stop();
    }
  });
});
