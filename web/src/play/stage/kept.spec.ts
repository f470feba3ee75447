import { keeping } from './kept.js';
import { sceneOf } from './scene.js';
import type { SceneDraft } from './scene.js';

const DRAFT: SceneDraft<string> = {
  items: [
    { ref: 'card:1', zone: 'field', face: 'imp', numbers: { power: 2 } },
    { ref: 'card:2', zone: 'field', face: 'ogre', marks: ['sick'] },
  ],
  counters: { 'life:0': 20 },
  facts: { phase: 'main1' },
  links: [{ from: 'card:1', to: 'card:2', kind: 'attack' }],
};

describe('Keeping what has not changed of a scene', () => {
  it('is the scene before, if the new one says nothing else', () => {
    const before = sceneOf(DRAFT);
    expect(keeping(before, sceneOf(DRAFT))).toBe(before);
  });

  it('keeps the items that are as they were, beside those that have changed, come or gone', () => {
    const before = sceneOf(DRAFT);
    const [imp, ogre] = [...DRAFT.items];
    const after = sceneOf<string>({
      ...DRAFT,
      items: [imp!, { ...ogre!, marks: [] }, { ref: 'card:3', zone: 'field', face: 'ray' }],
      facts: { phase: 'combat' },
    });
    const kept = keeping(before, after);
    expect(kept).toEqual(after);
    expect(kept.items.get('card:1')).toBe(before.items.get('card:1'));
    expect(kept.items.get('card:2')).toBe(after.items.get('card:2'));
    expect(kept.counters).toBe(before.counters);
    expect(kept.links).toBe(before.links);
    expect(keeping(before, sceneOf<string>({ ...DRAFT, items: [imp!] })).items.size).toBe(1);
  });
});
