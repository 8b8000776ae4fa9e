import type { SanityAssetDocument } from '@sanity/client';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { caught, lakeOfFile } from './connect';
import { collectEvents, type HeardEvent, listenTo } from './listening';

const lake = lakeOfFile();

async function upload(color: string): Promise<SanityAssetDocument> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: color } });
  return lake.client.assets.upload('image', await picture.png().toBuffer(), { filename: `${color}.png` });
}

describe('the document of an asset', () => {
  it('is sent to listeners once, after the upload', async () => {
    const listener = await listenTo(lake.client, '*[_type == "sanity.imageAsset"]');
    const { _id, url } = await upload('red');
    const [event] = await listener.heard(1);
    expect(event).toMatchObject({ documentId: _id, transition: 'appear', result: { url } });
    await upload('red');
    await upload('blue');
    const [, second] = await listener.heard(2);
    expect(second?.documentId).not.toBe(_id);
    listener.stop();
  });

  it('can be queried by its hash, as the Studio does before an upload', async () => {
    const { _id, sha1hash } = await upload('green');
    const query = '*[_type == $documentType && sha1hash == $hash][0]._id';
    expect(await lake.client.fetch(query, { documentType: 'sanity.imageAsset', hash: sha1hash })).toBe(_id);
  });

  it('can be edited, and a second upload preserves the edit', async () => {
    const { _id } = await upload('yellow');
    await lake.client.patch(_id).set({ altText: 'A yellow field' }).commit();
    expect(await upload('yellow')).toMatchObject({ _id, altText: 'A yellow field' });
  });

  it('cannot be deleted while a document refers to it', async () => {
    const { _id } = await upload('black');
    const asset = { _type: 'reference', _ref: _id };
    await lake.client.create({ _id: 'shows-black', _type: 'shown', image: { _type: 'image', asset } });
    const error = await caught(lake.client.delete(_id));
    expect(error.statusCode).toBe(409);
    expect(error.message).toContain('shows-black');
  });

  it('can be deleted without references, and uploaded again', async () => {
    const { _id, url } = await upload('white');
    await lake.client.delete(_id);
    expect(await lake.client.getDocument(_id)).toBeFalsy();
    const again = await upload('white');
    expect(again._id).toBe(_id);
    expect((await fetch(url)).status).toBe(200);
  });

  it('is sent to listeners without a token, like all published documents', async () => {
    const stream = lake.anonymous.listen(
      '*[_type == "sanity.imageAsset"]',
      {},
      { events: ['welcome', 'mutation'] },
    );
    const listener = collectEvents<HeardEvent>(stream);
    await listener.first(({ type }) => type === 'welcome');
    const { _id } = await upload('orange');
    expect((await listener.first(({ type }) => type === 'mutation')).documentId).toBe(_id);
    listener.stop();
  });
});
