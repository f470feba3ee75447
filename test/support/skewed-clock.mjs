// Imported before a server of a test (NODE_OPTIONS): its clock is off by TEST_CLOCK_SKEW_MS, as on a machine whose clock is wrong.
const skew = Number(process.env.TEST_CLOCK_SKEW_MS ?? 0);
const RealDate = Date;

globalThis.Date = class Date extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + skew);
    else super(...args);
  }

  static now() {
    return RealDate.now() + skew;
  }
};
