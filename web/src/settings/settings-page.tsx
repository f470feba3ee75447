import type { ReactNode } from 'react';
import { useUser } from '../account/use-user.js';
import { Segmented } from '../design/choices.js';
import { Icon } from '../design/icon.js';
import type { IconName } from '../design/icon.js';
import { Select } from '../design/field.js';
import { LinkButton } from '../design/link-button.js';
import { Panel } from '../design/panel.js';
import { Slider } from '../design/slider.js';
import { Switch } from '../design/switch.js';
import { Page } from '../shell/page.js';
import { to } from '../to.js';
import { usePageWords } from '../words/use-page-words.js';
import { isKeyName, KeysBack, KeySetting } from './key-setting.js';
import { KINDS, SETTINGS } from './settings.js';
import type { SettingGroup, SettingName, SettingValue } from './settings.js';
import { ThemeSwatches } from './theme-swatches.js';
import { changeSetting, useSetting } from './use-settings.js';
import '../design/menu.css';
import './settings.css';

const ICONS: Readonly<Record<SettingGroup, IconName>> = {
  seeing: 'eye',
  motion: 'motion',
  sound: 'sound',
  hand: 'hand',
  keys: 'keys',
  notice: 'bell',
  talk: 'talk',
};
const GROUPS = Object.keys(SETTINGS) as SettingGroup[];
const MOST_SIDE_BY_SIDE = 4;

/** Everything that can be set, by group. What is set holds at once. */
export function SettingsPage() {
  const { settings, me, nav } = usePageWords();
  const user = useUser();
  return (
    <Page title={settings.title} className="settings-page">
      <div>
        <h1>{settings.title}</h1>
        <p className="soft">{settings.kept}</p>
      </div>
      <div className="settings">
        <nav aria-label={settings.title}>
          {GROUPS.map((group) => (
            <a key={group} href={`#${group}`}>
              <Icon name={ICONS[group]} /> {settings.groups[group]}
            </a>
          ))}
        </nav>
        <div className="stack">
          {GROUPS.map((group) => (
            <div id={group} key={group}>
              <Panel title={settings.groups[group]} aside={group === 'keys' ? <KeysBack /> : undefined}>
                {(Object.keys(SETTINGS[group]) as SettingName[]).map((name) => (
                  <Setting key={name} name={name} />
                ))}
                {group === 'keys' && (
                  <Row title={settings.allKeys}>
                    <LinkButton compact to={to.keys()}>
                      {nav.keys}
                    </LinkButton>
                  </Row>
                )}
              </Panel>
            </div>
          ))}
          <Panel title={settings.account}>
            <div className="row">
              {user?.guest !== false && (
                <LinkButton leading to={to.register(to.settings())}>
                  {user ? me.upgrade : me.register}
                </LinkButton>
              )}
              {user ? (
                <LinkButton to={to.me()}>{user.name}</LinkButton>
              ) : (
                <LinkButton to={to.signIn(to.settings())}>{nav.signIn}</LinkButton>
              )}
            </div>
          </Panel>
        </div>
      </div>
    </Page>
  );
}

/** One setting with the control that fits its kind. */
function Setting({ name }: { readonly name: SettingName }) {
  const { settings } = usePageWords();
  const value = useSetting(name);
  const kind = KINDS[name];
  const [title, about] = settings.names[name];
  const set = (next: SettingValue<SettingName>) => {
    if (name === 'notification' && next === true) void askToNotify();
    else changeSetting(name, next);
  };
  if (name === 'theme') {
    return (
      <Row title={title} about={about}>
        <ThemeSwatches />
      </Row>
    );
  }
  if (isKeyName(name)) {
    return (
      <Row title={title} about={about} brief>
        <KeySetting name={name} />
      </Row>
    );
  }
  if (kind.kind === 'on-off') {
    return (
      <Row title={title} about={about} brief>
        <Switch label={title} on={value === true} onChange={set} />
      </Row>
    );
  }
  if (kind.kind === 'amount') {
    return (
      <Row title={title} about={about}>
        <Slider label={title} value={Number(value)} min={kind.min} max={kind.max} onChange={set} />
      </Row>
    );
  }
  if (kind.kind === 'key') return null;
  const options = kind.values.map((one) => ({ value: String(one), label: settings.values[one] }));
  const choose = (chosen: string) => {
    const next = kind.values.find((one) => one === chosen);
    if (next !== undefined) set(next);
  };
  return (
    <Row title={title} about={about}>
      {options.length > MOST_SIDE_BY_SIDE ? (
        <Select label={title} quietLabel options={options} value={String(value)} onChoose={choose} />
      ) : (
        <Segmented legend={title} quietLegend options={options} value={String(value)} onChange={choose} />
      )}
    </Row>
  );
}

function Row({
  title,
  about,
  brief,
  children,
}: {
  readonly title: string;
  readonly about?: string;
  readonly brief?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={brief ? 'setting brief' : 'setting'}>
      <div>
        <b>{title}</b>
        {about !== undefined && <p>{about}</p>}
      </div>
      {children}
    </div>
  );
}

/** The browser asks only when this is switched on, and its no is final here too. */
async function askToNotify(): Promise<void> {
  if (!('Notification' in window)) return;
  changeSetting('notification', (await Notification.requestPermission()) === 'granted');
}
