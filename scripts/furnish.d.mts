/** A visitor's login, as the page keeps it, and the routes to look at with it. */
export interface Furnished {
  readonly login: string;
  readonly routes: Readonly<Record<string, string>>;
}

export declare const ADMIN: Readonly<Record<'ADMIN_EMAIL' | 'ADMIN_PASSWORD', string>>;

export declare function furnish(url: string): Promise<Furnished & { readonly admin: Furnished }>;
