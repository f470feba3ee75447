import fc from 'fast-check';

// A build that passed passes again: properties are tried on the same cases each time. PARLOUR_SEED tries others, and a
// failure prints the seed that shows it.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.PARLOUR_SEED ?? 1) });
