/** Thrown when the time is over; what was finished before counts. */
export class OutOfTime extends Error {}
