import { newDraft, type WizardDraft } from '../state/drafts/wizard-draft.js';
import { SiteDraftKeeper, type KeeperPorts } from './site-draft-keeper.js';

const coloured = (primaryColor: string): WizardDraft => {
  const draft = newDraft();
  return { ...draft, branding: { ...draft.branding, primaryColor } };
};

function keeperWith(save: KeeperPorts['save']) {
  const waiting: (() => void)[] = [];
  const later: KeeperPorts['later'] = (_ms, run) => {
    waiting.push(run);
    return () => void waiting.splice(waiting.indexOf(run), 1);
  };
  return { keeper: new SiteDraftKeeper({ save, later }, newDraft(), 3), waiting };
}

test('what did not change is not saved', async () => {
  const { keeper, waiting } = keeperWith(() => Promise.reject(new Error('no')));
  keeper.update({ ...newDraft(), step: 4 });
  expect([waiting.length, await keeper.flush(), keeper.getState()]).toEqual([0, 3, 'saved']);
});

test('changes during a save are saved after it, one on the other', async () => {
  const bases: number[] = [];
  const { keeper } = keeperWith((_draft, base) => {
    bases.push(base);
    if (bases.length === 1) keeper.update(coloured('#059669'));
    return Promise.resolve(base + 1);
  });
  keeper.update(coloured('#DC2626'));
  expect([await keeper.flush(), bases, keeper.getState()]).toEqual([5, [3, 4], 'saved']);
});

test('a failed save is said and tried again', async () => {
  let isDown = true;
  const { keeper } = keeperWith((_draft, base) =>
    isDown ? Promise.reject(new Error('x')) : Promise.resolve(base + 1),
  );
  keeper.update(coloured('#DC2626'));
  await expect(keeper.flush()).rejects.toThrow();
  expect(keeper.getState()).toBe('failed');
  isDown = false;
  expect([await keeper.flush(), keeper.getState()]).toEqual([4, 'saved']);
});
