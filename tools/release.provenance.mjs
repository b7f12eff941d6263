// Where the artefacts of a release come from: a statement of in-toto with SLSA's predicate, in a DSSE envelope.
// https://slsa.dev/spec/v1.0/provenance, https://github.com/secure-systems-lab/dsse/blob/master/protocol.md
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { git } from './release.checks.mjs';

export const PROVENANCE = 'provenance.intoto.json';
const TYPE = 'application/vnd.in-toto+json';

const sha256 = content => createHash('sha256').update(content).digest('hex');

/** The files of a release's folder with their digests. */
const subjectsOf = folder =>
  readdirSync(folder)
    .filter(file => file !== PROVENANCE)
    .sort()
    .map(name => ({ name, digest: { sha256: sha256(readFileSync(join(folder, name))) } }));

/** What was made, from which commit and lockfile, with what. `builder` is the URI of whoever made it. */
export function statementOf(root, version, folder, { builder, startedOn, finishedOn }) {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: subjectsOf(folder),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:venue:npm-run-release:v1',
        externalParameters: { version },
        internalParameters: { node: process.version, platform: `${platform()}-${arch()}` },
        resolvedDependencies: [
          { name: 'source', digest: { gitCommit: git(root, 'rev-parse', `v${version}^{commit}`) } },
          { name: 'package-lock.json', digest: { sha256: sha256(readFileSync(join(root, 'package-lock.json'))) } },
        ],
      },
      runDetails: { builder: { id: builder }, metadata: { startedOn, finishedOn } },
    },
  };
}

/** What is signed: the type and the payload, each after its length. */
const signedBytes = payload =>
  Buffer.concat([Buffer.from(`DSSEv1 ${TYPE.length} ${TYPE} ${payload.length} `), payload]);

/** The key's name in the envelope: the digest of its public part. */
const nameOf = publicKey => sha256(publicKey.export({ type: 'spki', format: 'der' }));

/** The envelope as text; signed with an Ed25519 key in PEM if one is given. */
export function envelopeOf(statement, pem) {
  const payload = Buffer.from(JSON.stringify(statement));
  const key = pem === undefined ? undefined : createPrivateKey(pem);
  if (key && key.asymmetricKeyType !== 'ed25519') throw new Error('the key of a release has to be an Ed25519 key');
  const signatures = key
    ? [{ keyid: nameOf(createPublicKey(key)), sig: sign(null, signedBytes(payload), key).toString('base64') }]
    : [];
  return `${JSON.stringify({ payloadType: TYPE, payload: payload.toString('base64'), signatures }, null, 2)}\n`;
}

/** What is wrong with the provenance of a release's folder, for whoever trusts this public key; empty if nothing is. */
export function provenanceFaults(folder, pem) {
  const file = join(folder, PROVENANCE);
  if (!existsSync(file)) return [`there is no ${PROVENANCE}`];
  const { payloadType, payload: text, signatures } = JSON.parse(readFileSync(file, 'utf8'));
  const payload = Buffer.from(text, 'base64');
  const key = createPublicKey(pem);
  const isSigned =
    payloadType === TYPE &&
    signatures.some(({ sig }) => verify(null, signedBytes(payload), key, Buffer.from(sig, 'base64')));
  if (!isSigned) return ['the provenance is not signed by this key'];
  const expected = new Map(JSON.parse(payload.toString()).subject.map(({ name, digest }) => [name, digest.sha256]));
  const present = new Map(subjectsOf(folder).map(({ name, digest }) => [name, digest.sha256]));
  return [
    ...[...expected].filter(([name]) => !present.has(name)).map(([name]) => `${name} is missing`),
    ...[...present].filter(([name]) => !expected.has(name)).map(([name]) => `${name} was not released`),
    ...[...present]
      .filter(([name, digest]) => expected.has(name) && expected.get(name) !== digest)
      .map(([name]) => `${name} is not the file that was released`),
  ];
}
