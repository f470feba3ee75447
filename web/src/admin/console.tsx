import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useUser } from '../account/use-user.js';
import { classNames } from '../design/class-names.js';
import { LinkButton } from '../design/link-button.js';
import { Empty } from '../design/notice.js';
import { Page } from '../shell/page.js';
import { to } from '../to.js';
import type { AdminSection } from '../to.js';
import { useAdminWords } from '../words/use-admin-words.js';
import { useWords } from '../words/use-words.js';
import './admin.css';

interface Props {
  /** Undefined: the first page of the console. */
  readonly at: AdminSection | undefined;
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of the console: dense, and the ways to its other pages above it. */
export function Console({ at, title, children }: Props) {
  const words = useAdminWords();
  const nav = useRef<HTMLElement>(null);
  // On a phone the row of sections is longer than the screen.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [at]);
  return (
    <Page title={`${title} · ${words.title}`} className="admin">
      <nav className="admin-nav" ref={nav} aria-label={words.sectionsLabel}>
        <SectionLink to={to.admin()} here={at === undefined}>
          {words.sections.figures}
        </SectionLink>
        {(['sessions', 'users', 'audit', 'reports', 'refusals', 'ggltcg'] as const).map((section) => (
          <SectionLink key={section} to={to.admin(section)} here={at === section}>
            {words.sections[section]}
          </SectionLink>
        ))}
        <SectionLink to={to.workshop()} here={false}>
          {words.sections.workshop}
        </SectionLink>
      </nav>
      {children}
    </Page>
  );
}

function SectionLink({ to: address, here, children }: { to: string; here: boolean; children: ReactNode }) {
  return (
    <Link to={address} className={classNames(here && 'here')} aria-current={here ? 'page' : undefined}>
      {children}
    </Link>
  );
}

/** The console is for admins; the server refuses other accounts, and the page does not ask it. */
export function AdminsOnly({ children }: { readonly children: ReactNode }) {
  const words = useAdminWords();
  const { nav } = useWords();
  const user = useUser();
  if (user?.role === 'admin') return children;
  return (
    <Page title={words.title} className="narrow">
      <h1>{words.title}</h1>
      <Empty title={words.notYours}>
        <p className="soft">{words.notYoursMore}</p>
        <LinkButton leading to={to.signIn(to.admin())}>
          {nav.signIn}
        </LinkButton>
      </Empty>
    </Page>
  );
}
