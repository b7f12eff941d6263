// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of files.
// Guards of signing in, of sessions and of one-time codes; see mutants.list.mjs.

export const auth = [
  {
    file: 'server/src/ports/identity/esia.api.ts',
    tests: ['server/src/ports/identity/esia.test.ts'],
    changes: [
      ["redirect: 'error',", "redirect: 'follow',"],
      ['signal: AbortSignal.timeout(timeoutMs),', ''],
    ],
  },
  {
    file: 'server/src/ports/identity/esia.command.ts',
    tests: ['server/src/ports/identity/esia.signer.test.ts'],
    changes: [
      ['{ env, stdio:', '{ stdio:'],
      ['() => stop(`took longer than ${timeoutMs / 1000} s`)', '() => undefined'],
    ],
  },
  {
    file: 'server/src/areas/security/security.service.ts',
    tests: ['server/src/areas/security/security.login.test.ts'],
    changes: [['factorSubject(id, knownDevice(context, phone))', 'factorSubject(id)']],
  },
  {
    file: 'server/src/areas/auth/account.ts',
    tests: ['server/src/areas/auth/account.test.ts', 'server/src/areas/auth/entry.test.ts'],
    changes: [
      ['await revokeSessionsOf(tx, user.id, now);', ''],
      ['await forgetFailures(tx, context, phone);', ''],
    ],
  },
  {
    file: 'server/src/areas/auth/login.ts',
    tests: ['server/src/areas/auth/auth.test.ts'],
    changes: [
      ['    await forgetAttempts(db, ids);\n    throw error;', '    throw error;'],
      ['await countAttempt(db, `logins-from:${network}`, now, loginsPerAddress);', ''],
    ],
  },
  {
    file: 'server/src/areas/auth/login.ts',
    tests: ['server/src/areas/auth/door.test.ts'],
    changes: [
      ['await mustProve(context, captcha !== undefined && work === 1 ? 0 : work, proof);', 'void proof;'],
      ["if (trust !== 'stranger' || !isRateLimited(error)) throw error;", 'throw error;'],
      ['await mustProve(context, 1, proof);', ''],
      ['if (device === undefined) {', '{'],
      ['await forgetFailures(tx, context, phone);', ''],
    ],
  },
  {
    file: 'server/src/areas/auth/entry.service.ts',
    tests: ['server/src/areas/auth/door.test.ts'],
    changes: [['rememberDevice(context, phone);', '']],
  },
  {
    file: 'server/src/areas/auth/auth.routes.ts',
    tests: ['server/src/areas/auth/door.test.ts'],
    changes: [
      ['if (knownDevice(context, phone) === undefined)\n', ''],
      ['await countAttempt(db, `checks-from:${networkOf(request.ip)}`, now, checksPerAddress);', 'void db;'],
    ],
  },
  {
    file: 'server/src/core/security/knownDevice.ts',
    tests: ['server/src/areas/auth/door.test.ts'],
    changes: [['marksOf(asking).find(isMarkOf(asking, phone))?.slice(0, 16)', 'marksOf(asking)[0]?.slice(0, 16)']],
  },
  {
    file: 'server/src/core/security/proof.ts',
    tests: ['server/src/areas/auth/door.test.ts'],
    changes: [],
  },
  {
    file: 'server/src/core/security/messageLimits.ts',
    tests: ['server/src/areas/auth/door.test.ts', 'server/src/areas/mailing/mailing.door.test.ts'],
    changes: [
      ['workAfter(of(receiver), free.receiver),', ''],
      ['workAfter(of(address), free.address),', ''],
      ['workAfter(of(wide), free.wide),', ''],
      ['of(sent) < budget ? 0 : HARDEST,', ''],
      ['await countAttempt(db, address, now, perAddress);', ''],
      ['await countAttempt(db, wide, now, perWideNetwork);', ''],
      ['await countAttempt(db, sent, now, [{ most: 2 * budget, seconds: HOUR_SECONDS }]);', ''],
      [':by:${known ?? requested.asker ?? network}`', ':by:`'],
      [':by:${known ?? requested.asker ?? network}`', ':by:${network}`'],
    ],
  },
  {
    file: 'server/src/areas/accounts/accounts.search.store.ts',
    tests: ['server/src/areas/bookings/bookings.admin.test.ts'],
    changes: [['${namesOf(users)} @@', '${wordsOf(users)} @@']],
  },
  {
    file: 'server/src/core/security/fairQueue.ts',
    tests: ['server/src/core/security/fairQueue.test.ts'],
    changes: [
      ['lanes.delete(lane);\n    const enter', 'const enter'],
      ['callers.delete(who);\n  if', 'if'],
    ],
  },
  {
    file: 'server/src/core/http/declared.ts',
    tests: ['server/src/core/http/declared.test.ts'],
    changes: [['if (status === 429 && retryAfter === undefined)', 'if (status === 1)']],
  },
  {
    file: 'server/src/areas/codes/codes.store.ts',
    tests: ['server/src/areas/codes/codes.test.ts', 'server/src/areas/auth/account.test.ts'],
    changes: [['and(eq(oneTimeCode.smsuid, smsuid), alive(now))', 'and(eq(oneTimeCode.smsuid, smsuid))']],
  },
];
