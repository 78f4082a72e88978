import { bucketName, bucketOf, BUCKETS, CATEGORIES, DEFAULT_BUCKET, DEFAULT_LIST_BUCKET } from './buckets.js';

describe('S-145 buckets', () => {
  it('S-145 have their documented names', () => {
    expect(BUCKETS).toEqual(['uploads', 'design-assets', 'users_avatars', 'project-files']);
    for (const bucket of BUCKETS) expect(bucketOf(bucket)).toBe(bucket);
  });

  it.each([
    ['design', 'design-assets'],
    ['designs', 'design-assets'],
    ['design_assets', 'design-assets'],
    ['avatar', 'users_avatars'],
    ['avatars', 'users_avatars'],
    ['user_avatars', 'users_avatars'],
    ['project', 'project-files'],
    ['projects', 'project-files'],
    ['project_files', 'project-files'],
    ['upload', 'uploads'],
    ['Project Files', 'project-files'],
    ['  Design  Assets ', 'design-assets'],
  ])('S-145 take %s for %s', (alias, bucket) => {
    expect(bucketOf(alias)).toBe(bucket);
  });

  it('S-145 write other names small and with hyphens', () => {
    expect(bucketName('My Other Bucket')).toBe('my-other-bucket');
  });

  it('cannot be anything else', () => {
    for (const name of ['my-other-bucket', '', '..', 'constructor', '__proto__']) expect(bucketOf(name)).toBeNull();
  });

  it('S-146 default to project files in lists and uploads elsewhere', () => {
    expect([DEFAULT_LIST_BUCKET, DEFAULT_BUCKET]).toEqual(['project-files', 'uploads']);
  });
});

it('S-144 categories have their documented names', () => {
  expect(CATEGORIES).toEqual(['general', 'documents', 'images', 'logos', 'content']);
});
