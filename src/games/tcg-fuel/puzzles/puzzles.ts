/** A position with something to find: for player A, as a picture (see `readPicture`). */
export interface Puzzle {
  readonly goal: 'win this turn' | 'survive this turn';
  readonly picture: string;
}

/** A begins its main phase; B blocks as well as rules of thumb can. Hand and field of A, life and field of B. */
const WIN: readonly (readonly [hand: string, field: string, life: number, theirs?: string])[] = [
  ['backdraft-lance', 'mountain*2', 3],
  ['flashover-dart, backdraft-lance', 'mountain*3', 5],
  ['kettle-imp, flashover-dart', 'mountain*3', 4],
  ['sparkplug-runner', 'mountain', 2],
  ['furnace-drover', 'mountain*3, sparkplug-runner*2', 6],
  ['redline-surge', 'mountain, bramble-whelp', 6],
  ['sap-surge', 'forest, boiler-ogre', 5, 'sapling-tapper'],
  ['choke-off', 'swamp*3, mossback-hauler', 3, 'rootline-spider'],
  ['flush-the-pipes', 'island*2, cloudferry-ray', 3, 'mistvalve-skimmer'],
  ['freeze-the-lines', 'island*4, bramble-whelp, mossback-hauler', 6, 'canopy-devourer, rootline-spider'],
  ['undertow-bailiff', 'island*3, mossback-hauler', 3, 'brinewall-sentry'],
  ['oath-of-stillness', 'plains*2, glasswing-arbiter', 4, 'cloudferry-ray'],
  ['banner-of-first-lamps', 'plains*4, lamplight-squire*3', 6],
  ['captain-of-lanterns', 'plains*3, lamplight-squire*2, sunward-lancer', 7],
  ['borrowed-throttle', 'mountain*3, bramble-whelp', 7, 'boiler-ogre'],
  ['gyro-pack', 'swamp*4, pitworks-behemoth', 6, 'mossback-hauler*2'],
  ['piston-blade', 'forest*3, skyline-chaplain', 4, 'bramble-whelp'],
  ['barkplate-blessing', 'forest*2, canopy-devourer', 5, 'sapling-tapper'],
  ['withering-fume', 'swamp, skyline-chaplain', 2, 'mistvalve-skimmer'],
  ['debt-collection', 'swamp*3, flue-rat', 4],
  ['bitter-tithe', 'swamp*2, mossback-hauler', 3, 'brinewall-sentry'],
  ['territorial-clash', 'forest*2, canopy-devourer, mossback-hauler', 3, 'rootline-spider'],
  ['scrapfire-volley', 'mountain*3, boiler-ogre, mossback-hauler', 7, 'sapling-tapper*2'],
  ['', 'mountain, kindra-stoker-of-riots', 1, 'brinewall-sentry'],
  ['', 'mountain, fuse-tester', 1, 'brinewall-sentry'],
  ['', 'hollin-warden-of-sap (loyalty 6), bramble-whelp, sapling-tapper', 8, 'rootline-spider'],
  ['', 'mountain*4, stackfire-drake', 8, 'mossback-hauler'],
  ['flashover-dart', 'mountain, island, steamwright-envoy', 3, 'brinewall-sentry'],
];

/** B has attacked A with everything it has. Life, hand and field of A, and who attacks. */
const SURVIVE: readonly (readonly [life: number, hand: string, field: string, theirs: string])[] = [
  [3, '', 'sapling-tapper', 'bramble-whelp'],
  [4, 'sentence-by-daylight', 'plains*2', 'canopy-devourer'],
  [3, 'choke-off', 'swamp*3', 'mossback-hauler'],
  [4, 'pollen-haze', 'forest*2', 'bramble-whelp, mossback-hauler'],
  [6, '', 'sapling-tapper, flue-rat', 'canopy-devourer, bramble-whelp'],
  [2, 'call-the-watch', 'plains*2', 'mossback-hauler'],
  [3, 'undertow-bailiff', 'island*3', 'bramble-whelp'],
  [5, 'withering-fume', 'swamp', 'bramble-whelp*2'],
  [2, 'flush-the-pipes', 'island*2', 'canopy-devourer'],
  [3, 'flashover-dart', 'mountain', 'kettle-imp, bramble-whelp'],
  [4, '', 'brinewall-sentry, gauge-reader', 'bramble-whelp, mossback-hauler, flue-rat'],
  [5, '', 'skyline-chaplain, lamplight-squire', 'cloudferry-ray, mossback-hauler'],
  [6, '', 'slagback-pikeman, clinker-brawler', 'pitworks-behemoth'],
  [4, 'backdraft-lance', 'mountain*2', 'boiler-ogre'],
  [1, '', 'sapling-tapper*2', 'clinker-brawler'],
  [7, '', 'mossback-hauler', 'canopy-devourer, boiler-ogre'],
  [5, '', 'sapling-tapper, flue-rat, gauge-reader', 'mossback-hauler*2, bramble-whelp'],
  [3, '', 'mistvalve-skimmer', 'cloudferry-ray'],
  [3, '', 'rootline-spider, bramble-whelp', 'cloudferry-ray, mossback-hauler'],
  [2, '', 'fuse-tester', 'flue-rat*2'],
  [3, '', 'mountain*2, spring-snare', 'mossback-hauler'],
  [4, 'valve-or-vent', 'mountain, island', 'boiler-ogre'],
  [2, 'sap-surge', 'forest, mossback-hauler', 'canopy-devourer'],
  [3, 'withering-fume', 'swamp, brinewall-sentry', 'mossback-hauler, kettle-imp'],
  [5, '', 'cogwork-porter, sapling-tapper', 'rolling-foundry, bramble-whelp'],
  [3, 'sentence-by-daylight', 'plains*2, lamplight-squire', 'glasswing-arbiter, bramble-whelp'],
];

export const PUZZLES: readonly Puzzle[] = [
  ...WIN.map(([hand, field, life, theirs = '']): Puzzle => ({
    goal: 'win this turn',
    picture: `main1\n> A\n hand: ${hand}\n field: ${field}\n B ${life}\n field: ${theirs}`,
  })),
  ...SURVIVE.map(([life, hand, field, theirs]): Puzzle => ({
    goal: 'survive this turn',
    picture: `combat/declare_attackers\n A ${life}\n hand: ${hand}\n field: ${field}\n> B\n field: ${theirs}`,
  })),
];
