/** Who may import whom. Arrows point one way: games -> engine -> common. */
const pure = '^src/(engine/core|common)/';
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'core-is-pure',
      comment: 'The core knows common helpers, mutative and node:crypto, and nothing else.',
      severity: 'error',
      from: { path: '^src/engine/core/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: [pure, 'node_modules/mutative', '^crypto$'] },
    },
    {
      name: 'rules-are-pure',
      comment: 'The rules of a game import the core, common helpers and their own files.',
      severity: 'error',
      from: { path: '^(src/games|examples)/([^/]+)/rules/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: [pure, '^$1/$2/rules/'] },
    },
    {
      name: 'bots-know-rules-alone',
      comment: 'Bots think in threads of their own: no Nest, no database, nothing of the contract.',
      severity: 'error',
      from: { path: '^(src/games|examples)/([^/]+)/bots/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^$1/$2/', pathNot: '^$1/$2/(rules|bots)/' },
    },
    {
      name: 'store-is-below-the-contract',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/store/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^src/games/$1/(contract|lab)/' },
    },
    {
      name: 'labs-need-no-server',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/lab/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^src/games/$1/(contract|store)/' },
    },
    {
      name: 'sessions-are-below-http',
      comment: 'What is played does not depend on how it is asked for.',
      severity: 'error',
      from: { path: '^src/engine/(core|hosting|store|sessions|bots|clock)/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^src/engine/(http|sockets|chat|contract)/' },
    },
    {
      name: 'art-is-pure',
      comment: 'Pictures are made from the data of cards alone: the page draws with the same code.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/art/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: '^src/games/$1/art/' },
    },
    {
      name: 'the-house-knows-no-game',
      comment:
        'A game hands over what others need of it: its module, its folder, its hosting. Only entry points list games.',
      severity: 'error',
      from: { path: '^src/(?!games/)[^/]+/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^(src/games|examples)/' },
    },
    {
      name: 'a-game-knows-no-other',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'common-stands-alone',
      severity: 'error',
      from: { path: '^src/(common|config)/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(common|config)/' },
    },
    {
      name: 'auth-beside-the-engine',
      severity: 'error',
      from: { path: '^src/auth/' },
      to: { path: '^src/', pathNot: '^src/(common|config|auth)/' },
    },
    {
      name: 'engine-below',
      severity: 'error',
      from: { path: '^src/engine/' },
      to: { path: '^src/', pathNot: '^src/(common|config|auth|engine)/' },
    },
    {
      name: 'client-knows-types-alone',
      comment:
        'The client library knows types of the server, how a form is filled, what a change makes, and how a proof is checked.',
      severity: 'error',
      from: { path: '^client/src/', pathNot: '\\.spec\\.ts$' },
      to: {
        path: '^(src|test|examples|bench)/',
        pathNot: '^src/engine/core/(choice|change|rng|verify-proof)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'client-knows-no-page',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^web/|node_modules/react' },
    },
    {
      name: 'server-knows-no-client',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(client|web)/' },
    },
    {
      name: 'testing-stays-in-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.spec\\.ts$', '^src/engine/testing/'] },
      to: { path: '^src/engine/testing/' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  },
};
