import { ApiError } from '../../common/api-error.js';
import { refusal } from '../core/index.js';
import { ActionRefused } from '../hosting/action-refused.js';
import { dialect } from './dialect.js';

const words = dialect({
  words: {
    SESSION_NOT_FOUND: [404, 'GAME_NOT_FOUND', 'No such game.'],
    BAD_SHAPE: [400, 'BAD_REQUEST', (message) => `Invalid request: ${message}`],
    KEY_REUSED: [400],
    415: [400, 'BAD_REQUEST'],
  },
  refusedAs: (code) => (code === 'GAME_OVER' ? 409 : 400),
  rules: { GAME_OVER: 'R58' },
  body: ({ code, message }) => ({ code, message }),
});

const told = (error: ApiError) => {
  const { status, code, message, extras } = words.translate(error);
  return { status, code, message, ...extras };
};

describe('A dialect', () => {
  it('has its own status, code and text for what it knows', () => {
    expect(told(new ApiError(404, 'SESSION_NOT_FOUND', 'There is no such game.'))).toEqual({
      status: 404,
      code: 'GAME_NOT_FOUND',
      message: 'No such game.',
    });
  });

  it('keeps what its words leave out', () => {
    expect(told(new ApiError(422, 'KEY_REUSED', 'Used.', { details: 1 }))).toEqual({
      status: 400,
      code: 'KEY_REUSED',
      message: 'Used.',
      details: 1,
    });
    expect(told(new ApiError(400, 'BAD_SHAPE', 'x must be 1')).message).toBe('Invalid request: x must be 1');
  });

  it('knows errors by their status where their code is nothing to it', () => {
    expect(told(new ApiError(415, 'UNSUPPORTED_CHARSET', 'UTF-8, please.'))).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('says what the rules refuse with its own status, and names the rule', () => {
    expect(told(new ActionRefused(refusal('NO_CARDS', 'You have none.')))).toMatchObject({ status: 400 });
    expect(told(new ActionRefused(refusal('GAME_OVER', 'Over.')))).toMatchObject({ status: 409, rule: 'R58' });
    expect(told(new ActionRefused(refusal('GAME_OVER', 'Over.', { rule: 'R1' })))).toMatchObject({ rule: 'R1' });
  });

  it('leaves alone what it has no word for, names of every object included', () => {
    expect(told(new ApiError(500, 'constructor', 'Ours.'))).toEqual({
      status: 500,
      code: 'constructor',
      message: 'Ours.',
    });
  });

  it('writes the body of its contract', () => {
    expect(words.write(new ApiError(400, 'A', 'b'))).toEqual({ status: 400, body: { code: 'A', message: 'b' } });
  });
});
