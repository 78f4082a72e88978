import { MESSAGE_FILES } from '#core/limits/limits.js';
import { Uploads } from './at-once.js';

const { ofNetwork, ofSite, ofProcess } = MESSAGE_FILES.atOnce;

describe('uploads at the same time', () => {
  it('cannot be more than one network may have', () => {
    const uploads = new Uploads();
    for (let at = 0; at < ofNetwork; at += 1) expect(uploads.enter({ network: 'n', site: `s${at}` })).not.toBeNull();
    expect(uploads.enter({ network: 'n', site: 'other' })).toBeNull();
    expect(uploads.enter({ network: 'm', site: 'other' })).not.toBeNull();
  });

  it('cannot be more than one site may have', () => {
    const uploads = new Uploads();
    for (let at = 0; at < ofSite; at += 1) expect(uploads.enter({ network: `n${at}`, site: 's' })).not.toBeNull();
    expect(uploads.enter({ network: 'other', site: 's' })).toBeNull();
  });

  it('leave their places, also those that were refused', () => {
    const uploads = new Uploads();
    const enter = (at: number) => uploads.enter({ network: `n${at}`, site: `s${at}` });
    const leaves = Array.from({ length: ofProcess }, (_, at) => enter(at));
    for (let tried = 0; tried < 3; tried += 1) expect(enter(ofProcess)).toBeNull();
    leaves[0]?.();
    expect(enter(ofProcess)).not.toBeNull();
  });
});
