export const PLAIN: Readonly<Record<string, string>>;
export const SHARED: Readonly<Record<string, string>>;
