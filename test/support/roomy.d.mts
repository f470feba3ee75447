export const ROOMY: Readonly<Record<string, string>>;
