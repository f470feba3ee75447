/** A test run is hundreds of people at one address, in a hurry: quotas that none of them meets. `test/abuse` sets its own. */
export const ROOMY = {
  SESSIONS_PER_MINUTE: '1000000',
  SESSIONS_PER_ACCOUNT: '100000',
  SESSIONS_PER_ADDRESS: '100000',
  BOT_GAMES_PER_ACCOUNT: '100000',
  BOT_GAMES_PER_ADDRESS: '100000',
  CONNECTIONS_PER_ADDRESS: '100000',
  COSTLY_PER_MINUTE: '1000000',
};
