import { emptyDesignDraft, type DesignDraft } from '#client/features/editor/draft/design-draft.js';
import { SiteDraftKeeper, type KeeperPorts } from './site-draft-keeper.js';

const coloured = (primaryColor: string): DesignDraft => {
  const draft = emptyDesignDraft();
  return { ...draft, branding: { ...draft.branding, primaryColor } };
};

function keeperWith(save: KeeperPorts['save']) {
  const waiting: (() => void)[] = [];
  const later: KeeperPorts['later'] = (_ms, run) => {
    waiting.push(run);
    return () => void waiting.splice(waiting.indexOf(run), 1);
  };
  return { keeper: new SiteDraftKeeper({ save, later }, emptyDesignDraft(), 3), waiting };
}

test('what did not change is not saved', async () => {
  const { keeper, waiting } = keeperWith(() => Promise.reject(new Error('no')));
  keeper.update({ ...emptyDesignDraft(), factsAsked: true });
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
