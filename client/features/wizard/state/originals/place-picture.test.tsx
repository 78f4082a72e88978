/**
 * How a picture from a disk gets into a section: into the browser's copy for a guest, among the assets of an account.
 */
import { jest } from '@jest/globals';
import { notifications } from '@mantine/notifications';
import { act, screen } from '@testing-library/react';
import { EXTENSION_PRICES } from '#core/pricing/price-list.js';
import { PICTURES } from '#core/limits/limits.js';
import { RestError } from '#client/lib/rest/rest-error.js';
import { uiError } from '#client/lib/errors.js';
import { session } from '#client/lib/session/session.js';
import { user } from '#client/lib/session/session-fixtures.js';
import { toWizardData } from '#client/features/drafts/draft/wizard-data.js';
import { newDraft } from '#client/features/drafts/draft/wizard-draft.js';
import { wizardReducer } from '#client/features/drafts/edits/wizard-state.js';

const sendAsset = jest.fn<(dataUrl: string) => Promise<string>>();
jest.unstable_mockModule('#client/features/files/send-asset.js', () => ({ sendAsset }));
const { renderWizard } = await import('../../testing/render-wizard.js');
const { usePlacePicture } = await import('#client/features/editor/content/pictures/use-place-picture.js');

const designed = wizardReducer(
  { ...newDraft(), siteType: 'business', method: 'dynamic' },
  { type: 'sectionAdded', id: 'a', sectionType: 'hero' },
);
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0];
const drawn = { drawImage: () => undefined };

/** A file with these first bytes; jsdom's own does not hand them out. */
function fileOf(head: readonly number[], size = head.length): File {
  const file = new File([new Uint8Array(head)], 'picture.png', { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: size });
  Object.defineProperty(file, 'slice', {
    value: () => ({ arrayBuffer: async () => new Uint8Array(head).buffer }),
  });
  return file;
}

type Place = ReturnType<typeof usePlacePicture>['place'];

function Placing({ onSee }: { readonly onSee: (place: Place) => void }) {
  onSee(usePlacePicture().place);
  return null;
}

function open(): { readonly place: (file: File) => Promise<void>; readonly images: () => object | undefined } & Pick<
  ReturnType<typeof renderWizard>,
  'wizard'
> {
  const seen: { place: Place | null } = { place: null };
  const { wizard } = renderWizard(<Placing onSee={(place) => void (seen.place = place)} />, { draft: designed });
  return {
    wizard,
    place: (file) => act(async () => seen.place?.('a', 'picture', file)),
    images: () => wizard().draft.design.pages[0]?.sections[0]?.customData.images,
  };
}

beforeEach(() => {
  localStorage.clear();
  session.clear();
  sendAsset.mockReset();
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 2400, height: 1200, close: () => undefined }) });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawn as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toDataURL')
    .mockImplementation((type) => `data:${type ?? 'image/png'};base64,AAAA`);
});
afterEach(() => {
  jest.restoreAllMocks();
  // A few are shown at once; others wait for their turn.
  notifications.clean();
});

const signIn = (): void =>
  session.signIn({ accessToken: 'a', refreshToken: 'r', expiresAt: Date.now() + 1_800_000 }, user);

test('S-109 a guest’s picture stays in the browser and goes out whole with the order', async () => {
  const { place, images, wizard } = open();
  await place(fileOf(PNG));
  expect(images()).toEqual({ picture: 'data:image/webp;base64,AAAA' });
  expect(sendAsset).not.toHaveBeenCalled();
  const { websiteFramework } = toWizardData(wizard().draft, 's', EXTENSION_PRICES, 1);
  expect(websiteFramework.uploadedImages).toEqual({});
  expect(websiteFramework.dynamicDesign.pages[0]?.sections[0]?.customData?.images).toEqual(images());
});

test('S-099 S-109 who is signed in has it among their assets at once', async () => {
  signIn();
  sendAsset.mockResolvedValue('file:0199');
  const { place, images, wizard } = open();
  await place(fileOf(PNG));
  expect(sendAsset.mock.calls).toEqual([['data:image/png;base64,AAAA', expect.anything()]]);
  expect(images()).toEqual({ picture: 'file:0199' });
  const { websiteFramework } = toWizardData(wizard().draft, 's', EXTENSION_PRICES, 1);
  expect(websiteFramework.uploadedImages).toEqual({ 'a.picture': 'file:0199' });
});

test('S-109 a picture that the account cannot keep leaves the slot as it was, and says why', async () => {
  signIn();
  const message = 'جای نگهداری فایل‌ها پر شده است.';
  sendAsset.mockRejectedValue(new RestError(409, 'x', uiError('FILE_QUOTA_EXCEEDED', { message })));
  const { place, images } = open();
  await place(fileOf(PNG));
  expect(images()).toBeUndefined();
  expect(await screen.findByText(message)).not.toBeNull();
});

test.each([
  ['a program under a picture’s name', fileOf([0x4d, 0x5a, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), /PNG، JPEG، WebP یا HEIC/],
  ['more than a file may have', fileOf(PNG, PICTURES.openBytes + 1), /۲۰ مگابایت/],
])('S-109 %s goes nowhere', async (_what, file, message) => {
  signIn();
  const { place, images } = open();
  await place(file);
  expect(await screen.findByText(message)).not.toBeNull();
  expect([images(), sendAsset.mock.calls]).toEqual([undefined, []]);
});

test('a photograph of a telephone that this browser cannot open says what helps', async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new DOMException('x', 'InvalidStateError')) });
  const { place, images } = open();
  await place(fileOf([...new TextEncoder().encode('\0\0\0\x18ftypheic\0\0\0\0')]));
  expect(await screen.findByText(/HEIC آیفون/)).not.toBeNull();
  expect(images()).toBeUndefined();
});

test('a picture cannot claim more pixels than a browser holds', async () => {
  const claimed = [...PNG, 0x49, 0x48, 0x44, 0x52, 0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff].toSpliced(8, 4, 0, 0, 0, 13);
  const { place, images } = open();
  await place(fileOf(claimed));
  expect(await screen.findByText(/ابعاد این تصویر/)).not.toBeNull();
  expect(images()).toBeUndefined();
});

test('S-109 a design that is full of pictures takes no more of a guest', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(`data:image/webp;base64,${'A'.repeat(250_000)}`);
  const { wizard, place, images } = open();
  for (let slot = 0; slot < 9; slot += 1) {
    const value = `data:image/webp;base64,${'A'.repeat(250_000)}`;
    act(() =>
      wizard().dispatch({ type: 'contentEdited', sectionId: 'a', kind: 'images', slot: `picture${slot}`, value }),
    );
  }
  await place(fileOf(PNG));
  expect(await screen.findByText(/جای تصویرهای این طرح پر است/)).not.toBeNull();
  expect(Object.keys(images() ?? {})).toHaveLength(9);
});
