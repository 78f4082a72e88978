import { MESSAGE_FILES } from '#core/limits/limits.js';
import { Uploads } from './at-once.js';

const { ofAddress, ofSite, ofProcess } = MESSAGE_FILES.atOnce;
/** An address of another network for each number. */
const address = (network: number, host = 1): string => `10.0.${network}.${host}`;

describe('uploads at the same time', () => {
  it('cannot be more than one address may have', () => {
    const uploads = new Uploads();
    const enter = (at: number) => uploads.enter({ address: address(0), site: `s${at}` });
    for (let at = 0; at < ofAddress; at += 1) expect(enter(at)).not.toBeNull();
    expect(enter(ofAddress)).toBeNull();
    expect(uploads.enter({ address: address(1), site: 'other' })).not.toBeNull();
  });

  it('cannot be more than one site may have', () => {
    const uploads = new Uploads();
    const enter = (at: number) => uploads.enter({ address: address(at), site: 's' });
    for (let at = 0; at < ofSite; at += 1) expect(enter(at)).not.toBeNull();
    expect(enter(ofSite)).toBeNull();
  });

  it('leave their places, also those that were refused', () => {
    const uploads = new Uploads();
    const enter = (at: number) => uploads.enter({ address: address(at), site: `s${at}` });
    const places = Array.from({ length: ofProcess }, (_, at) => enter(at));
    for (let tried = 0; tried < 3; tried += 1) expect(enter(ofProcess)).toBeNull();
    places[0]?.leave();
    expect(enter(ofProcess)).not.toBeNull();
  });

  it('cannot keep other networks out by two of each', () => {
    const uploads = new Uploads();
    const places = Array.from({ length: ofProcess }, (_, at) => {
      return uploads.enter({ address: address(Math.floor(at / ofAddress)), site: `s${at}` });
    });
    expect(uploads.enter({ address: address(99), site: 'other' })).not.toBeNull();
    expect(places.map((place) => place?.lost.aborted)).toEqual(places.map((_, at) => at === 0));
  });

  it('of one network cannot fill a site by many addresses', () => {
    const uploads = new Uploads();
    const places = Array.from({ length: ofSite }, (_, at) => uploads.enter({ address: address(0, at), site: 's' }));
    expect(uploads.enter({ address: address(0, 99), site: 's' })).toBeNull();
    expect(uploads.enter({ address: address(1), site: 's' })).not.toBeNull();
    expect(places[0]?.lost.aborted).toBe(true);
  });

  it('cannot lose their place once they are whole', () => {
    const uploads = new Uploads();
    const places = Array.from({ length: ofSite }, (_, at) => uploads.enter({ address: address(0, at), site: 's' }));
    for (const place of places) place?.arrived();
    expect(uploads.enter({ address: address(1), site: 's' })).toBeNull();
  });

  it('that lost their place leave it only once', () => {
    const uploads = new Uploads();
    const places = Array.from({ length: ofSite }, (_, at) => uploads.enter({ address: address(0, at), site: 's' }));
    uploads.enter({ address: address(1), site: 's' });
    places[0]?.leave();
    const enter = (at: number) => uploads.enter({ address: address(at), site: 's' });
    // The one that has three gives two of them away, and then each has one.
    expect([enter(2), enter(3), enter(4)].map((place) => place !== null)).toEqual([true, true, false]);
  });
});
