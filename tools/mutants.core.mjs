// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of files.
// Guards of the server below its areas, and of the SDK. See mutants.list.mjs.

const server = (file, test, changes) => ({ file: `server/src/${file}`, tests: [`server/src/${test}`], changes });
const sdk = (file, test, changes) => ({ file: `sdk/src/core/${file}`, tests: [`sdk/src/${test}`], changes });

export const core = [
  server('core/http/jsonBounds.ts', 'core/http/jsonBounds.test.ts', [
    ['while (json[before - 1] === BACKSLASH) before -= 1;', ''],
  ]),
  server('traces/otlp.ts', 'traces/traces.sampling.test.ts', [
    ['isRemote: true', 'isRemote: false'],
    ['remoteParentSampled: own, ', ''],
    [', remoteParentNotSampled: own', ''],
    [
      "createHmac('sha256', secret).update(`traces ${traceId}`).digest().readUInt32BE()",
      'Number.parseInt(traceId.slice(0, 8), 16)',
    ],
    ['outer ? contextOf(outer) : remoteContext(traceparent)', 'remoteContext(traceparent)'],
  ]),
  server('traces/otlp.ts', 'traces/traces.test.ts', [
    ['traceFlags & TraceFlags.SAMPLED ? traceId : undefined', 'traceId'],
    ['SpanKind.INTERNAL, {}, ROOT_CONTEXT', 'SpanKind.INTERNAL, {}, contextOf(currentSpan())'],
  ]),
  server('traces/otlp.ts', 'traces/traces.loss.test.ts', [['maxQueueSize: QUEUE', 'maxQueueSize: 1e6']]),
  server('traces/errorFacts.ts', 'traces/traces.privacy.test.ts', [
    ['stack.slice(stack.indexOf(message) + message.length)', 'stack'],
  ]),
  server('traces/requests.ts', 'traces/traces.test.ts', [
    ["logLevel !== 'warn' && ", ''],
    ['headers.upgrade === undefined && ', ''],
    [" && extname(url ?? '') === ''", ''],
  ]),
  server('ports/database/network.ts', 'ports/database/network.test.ts', [
    ['setTimeout(() => void this.end(), limit)', 'setTimeout(() => {}, limit)'],
    ["if (lift) this.#lifted = lift[1] ? 'transaction' : 'session';\n      else if", 'if'],
    ["this.#lifted === 'transaction' && END.test(text)", 'false'],
    [', query: { value: pool.query.bind(pool) }', ''],
  ]),
  server('core/publish.ts', 'core/publish.test.ts', [['const HELD_IDLE = 5_000', 'const HELD_IDLE = 0']]),
  server('plugins/rateLimit.ts', 'plugins/rateLimit.test.ts', [
    ['socketTimeout: 500', 'socketTimeout: 60_000'],
    ['keyGenerator: ({ ip }) => networkOf(ip),', ''],
  ]),
  server('live/bus.redis.ts', 'live/bus.test.ts', [['listening.ping()', 'Promise.resolve()']]),
  server('plugins/health.ts', 'plugins/health.test.ts', [
    ['!files.isCommon && ', ''],
    ['files.isCommon ? NAME_WITHIN : ANSWER_WITHIN', 'ANSWER_WITHIN'],
  ]),
  server('ports/database/traced.ts', 'traces/traces.privacy.test.ts', [
    [`sent.replace(/'(?:[^']|'')*'/g, "'?'")`, 'sent'],
    [`.slice(0, LONGEST_TEXT)`, ''],
  ]),
  server('ports/database/traced.ts', 'traces/traces.test.ts', [
    ['(AsyncResource.bind(callback as () => void) as Callback)', 'callback'],
  ]),
  server('app.ts', 'traces/traces.test.ts', [["runIn(undefined, () => bus.publish('work'))", "bus.publish('work')"]]),
  server('core/clock.ts', 'core/clock.test.ts', [
    ['Math.min(Math.max(correction, at - answered), at - sentAt)', 'at - answered'],
  ]),
  {
    file: 'server/drizzle/0000_baseline.sql',
    tests: ['server/src/core/db/copies.test.ts'],
    changes: [
      ['PERFORM pg_advisory_xact_lock_shared(hashtext(TG_ARGV[2]), other);', 'NULL;'],
      ['PERFORM pg_advisory_xact_lock(hashtext(TG_TABLE_NAME), NEW.id);', 'NULL;'],
      ['IF said IS NULL THEN RETURN NEW; END IF;', ''],
      ['ON author FOR EACH ROW WHEN (old.name IS', 'ON author FOR EACH ROW WHEN (false AND old.name IS'],
      ['BEFORE INSERT OR UPDATE OF author_id', 'BEFORE UPDATE OF author_id'],
      ['"stories_count" - 1', '"stories_count"'],
    ],
  },
  server('ports/database/baseline.ts', 'ports/database/baseline.test.ts', [
    ['if (last === null || last >= (entries[0]?.when ?? 0)) return;', 'return;'],
    ['last >= (entries', 'last > (entries'],
  ]),
  server('ports/database/migrate.ts', 'ports/database/migrate.test.ts', [
    ['SELECT pg_try_advisory_lock($1) AS locked', 'SELECT pg_advisory_lock($1) IS NOT NULL AS locked'],
    ['if (Date.now() > until)', 'if (false)'],
    ["await client.query('BEGIN');", ''],
    ['if (rows[0]?.locked) return;', 'return;'],
  ]),
  server('ports/database/schema.ts', 'ports/database/schema.test.ts', [
    ['`table ${table}`))', '`view ${table}`))'],
    ['functions.filter(name => !retired.includes(`function ${name}`))', 'functions'],
    ['objects.filter(each => !retired.includes(`${each} of ${table}`))', 'objects'],
  ]),
  server('areas/accounts/accounts.store.ts', 'areas/bookings/bookings.letters.test.ts', []),
  server('core/outbox.ts', 'areas/bookings/bookings.letters.test.ts', [[" && config.mail !== 'none'", '']]),
  server('core/outbox.ts', 'areas/tickets/letters/tickets.letters.test.ts', [
    ["body.replaceAll(secret, '•••')", 'body'],
  ]),
  server('core/files/ics.dates.ts', 'areas/bookings/bookings.letters.test.ts', []),
  server('jobs/files.job.ts', 'jobs/files.test.ts', [
    ['const safe = new Date(now().getTime() - DAY_MS);', 'const safe = now();'],
    ['if (await files.removeWrittenBefore(name, safe)) removed++;', 'await files.remove(name);'],
    ["old.sort((a, b) => Number(b.endsWith('.sealed')) - Number(a.endsWith('.sealed')));", ''],
    ['now().getTime() - HOUR_MS', 'now().getTime() + HOUR_MS'],
    ['at < old.length; at += BATCH', 'at < 1; at += BATCH'],
    ['[...pictureReferences, ...areas.flatMap(({ files = [] }) => files)]', 'areas.flatMap(({ files = [] }) => files)'],
    ['[...pictureReferences, ...areas.flatMap(({ files = [] }) => files)]', 'pictureReferences'],
  ]),
  server('ports/files/files.ts', 'ports/files/files.contract.test.ts', []),
  server('ports/files/folder.ts', 'ports/files/folder.test.ts', [
    ['if (isFileName(name)) names.push(name);', 'names.push(name);'],
  ]),
  server('ports/files/folder.ts', 'jobs/files.test.ts', [['file.mtime >= moment', 'false']]),
  server('ports/files/s3.ts', 'ports/files/s3.test.ts', [
    [
      'if (data.length === 0) throw away(new Error(`${name} ends before byte ${last}`));',
      'if (data.length === 0) return;',
    ],
    ['if (attempt === ATTEMPTS) throw error;', 'throw error;'],
    ['late.abort()', 'undefined'],
  ]),
  server('ports/files/s3.client.ts', 'ports/files/s3.test.ts', [
    [
      'connectionTimeout: patience / 5,\n      requestTimeout: patience,\n      throwOnRequestTimeout: true,\n      socketTimeout: patience,',
      '',
    ],
    ["PREFIX = 'files/'", "PREFIX = ''"],
  ]),
  server('ports/files/moving.ts', 'ports/files/move.test.ts', [
    [
      '(await first.has(name)) || (await second.has(name)) || first.has(name)',
      '(await first.has(name)) || second.has(name)',
    ],
    ['[first, second, first]', '[first]'],
  ]),
  server('core/db/pageByIds.ts', 'core/db/pageOf.test.ts', [
    ['and(fits, allWho(one), ...(most', 'and(allWho(one), ...(most'],
    ['.where(list.fits)\n    .orderBy', '.where(undefined)\n    .orderBy'],
    ["empty === 'least' && isUp ? 'first'", "false ? 'first'"],
    ["(empty === 'last') === reversed", "empty === 'last'"],
    ['nameOf?.(index) ?? column', 'column'],
    ['if (ids.length > query.pageSize)\n    return {', 'if (true)\n    return {'],
    ['if (total > 2 * to) return', 'if (total < 0) return'],
    ['sql` union `', 'sql` union all `'],
    ['when count(*) > ${most} then', 'when count(*) > ${most} + 1 then'],
    ['(idQuery(true), total - to, total - from)).toReversed()', '(idQuery(true), total - to, total - from))'],
  ]),
  server('core/db/cachedCount.ts', 'core/db/pageOf.test.ts', [
    ['JSON.stringify([what.sql, what.params])', 'what.sql'],
    ['!cache.has(key) && total <= most', '!cache.has(key)'],
  ]),
  server('core/files/keptFiles.ts', 'jobs/files.test.ts', [
    ['await tx.delete(fileRemoval).where(eq(fileRemoval.file, name));', ''],
    [`\${fileRemoval.file} not like '%.sealed'`, 'true'],
  ]),
  server('core/http/errors.ts', 'core/http/errors.test.ts', [['unroutable.set(raw, error);', '']]),
  server('plugins/health.ts', 'plugins/health.test.ts', [['isSo(files.hasRoom())', 'Promise.resolve(true)']]),
  server('plugins/health.ts', 'ports/files/s3.test.ts', [
    ['isSo(files.answers(), files.isCommon ? NAME_WITHIN : ANSWER_WITHIN)', 'Promise.resolve(true)'],
  ]),
  server('ports/payments/yookassa.api.ts', 'ports/payments/payments.test.ts', [
    ['signal: AbortSignal.timeout(timeoutMs),', ''],
  ]),
  server('ports/payments/yookassa.ts', 'ports/payments/payments.test.ts', [
    [
      "if (status === 'waiting_for_capture') return 'authorized'",
      "if (status === 'waiting_for_capture') return 'succeeded'",
    ],
  ]),
  server('ports/payments/alfabank.api.ts', 'ports/payments/alfabank.test.ts', [
    ['signal: AbortSignal.timeout(timeoutMs),', ''],
    ["redirect: 'error',", ''],
    ['if (errorCode !== 0) throw', 'if (errorCode < 0) throw'],
  ]),
  server('ports/payments/alfabank.order.ts', 'ports/payments/alfabank.test.ts', [
    ['z.union([z.literal(643), z.literal(810)])', 'z.number()'],
    ['Math.min(order.amount, depositedAmount + refundedAmount)', 'depositedAmount + refundedAmount'],
  ]),
  server('ports/payments/alfabank.ts', 'ports/payments/alfabank.test.ts', [
    ['order && isOpen(order) && order.amount === sum ?', 'order ?'],
    ['if (refused && (!order || !isPaid(order) || leftOf(order) < sum))', 'if (refused)'],
    ['if (outcome) return outcome;', 'if (outcome || !refused) return outcome ?? "succeeded";'],
  ]),
  server('areas/bookings/bookings.payable.ts', 'areas/payments/payments.capture.test.ts', [
    [' || expiresAt <= now || dueOf(row) !== sum)', ' || dueOf(row) !== sum)'],
    [' || expiresAt <= now || dueOf(row) !== sum)', ' || expiresAt <= now)'],
    [
      'if (firstStart <= now || (await isClosed(tx, row.roomId, row.hours))) return false;\n  const until',
      'const until',
    ],
    ['if (firstStart <= now || (await isClosed', 'if ((await isClosed'],
  ]),
  server('ports/payments/payments.ts', 'areas/payments/payments.providers.test.ts', [
    ['({ name }) => name === provider', '() => true'],
  ]),
  server('ports/payments/sandbox.ts', 'ports/payments/sandbox.test.ts', []),
  server('core/http/upload.ts', 'areas/profile/documents.test.ts', [
    ['if (types.length > 0 && !types.includes(type)) {', 'if (types.length < 0) {'],
  ]),
  server('core/security/attempts.ts', 'areas/codes/codes.test.ts', [
    ['    await forgetAttempts(db, [id]);\n    throw', '    throw'],
  ]),
  server('core/security/attempts.ts', 'areas/auth/auth.rules.test.ts', [
    ['partOf(ip, { four: 4, six: 4 })', 'partOf(ip, { four: 4, six: 8 })'],
    ['partOf(ip, { four: 3, six: 3 })', 'partOf(ip, { four: 4, six: 4 })'],
  ]),
  server('core/security/attempts.ts', 'areas/auth/auth.test.ts', [['lt(attempt.id, id),', 'undefined,']]),
  server('live/live.plugin.ts', 'live/live.test.ts', []),
  server('live/hub.ts', 'live/hub.test.ts', [
    ['if (place.waiting) place.waiting.push({ seq, frame });\n    else if', 'if'],
  ]),
  server('jobs/sweep.job.ts', 'jobs/jobs.test.ts', [
    ['only: sql`${outbox.dueAt} is null`,', ''],
    ['config.auditYears * 365.25', '1'],
  ]),
  server('areas/waitlist/waitlist.area.ts', 'jobs/jobs.test.ts', [
    ['only: notInArray(roomWait.status, [waitStatus.waiting, waitStatus.held]),', ''],
  ]),
  server('core/files/sheet.ts', 'core/files/sheet.test.ts', [
    ['/^(\\s*[=+\\-@＝＋－＠]|[\\t\\r\\n])/', '/^([=+\\-@＝＋－＠]|[\\t\\r\\n])/'],
    ['await cells.return(undefined);', ''],
  ]),
  server('core/files/richText.ts', 'areas/articles/articles.images.test.ts', [
    [' || (pictures?.every(({ url }) => url !== attribs.src) ?? false)', ''],
  ]),
  server('core/record/pictures.ts', 'areas/articles/articles.images.test.ts', []),
  server('core/record/pictures.ts', 'areas/versions/versions.pictures.test.ts', [
    ['[...exempt, ...inVersions]', 'exempt'],
    ['const versions = await dropVersions(tx, kindOf(of), of.id);', 'const versions = [];'],
  ]),
  server('core/record/versions.ts', 'areas/versions/versions.pictures.test.ts', [
    [' and ${lastPictures} is not distinct from ${JSON.stringify(pictures)}::jsonb', ''],
  ]),
  server('area/moveActions.ts', 'areas/galleries/galleries.test.ts', []),
  server('core/record/recordStore.ts', 'area/recordArea.test.ts', [[".for('update')", '']]),
  server('core/record/recordStore.ts', 'core/record/recordStore.test.ts', [['await order?.close(tx);', '']]),
  server('core/record/order.ts', 'core/record/order.test.ts', [['isNotNull(position), ', '']]),
  server('core/record/records.ts', 'areas/brands/brands.admin.test.ts', []),
  server('ports/messages/smsc.ts', 'ports/messages/failover.test.ts', [
    ['(await statusOf(message)) === undefined ?', 'true ?'],
  ]),
  server('ports/messages/failover.ts', 'ports/messages/failover.test.ts', [
    ['if (!isRepeat || triedBy === NOBODY) return', 'if (!isRepeat || triedBy !== null) return'],
    ['if (error instanceof Undeliverable) throw error;\n          if', 'if'],
    ['throw new Error(error instanceof Error ? error.message : String(error), { cause: error });', ''],
    ['silence(gateway);\n            throw error;', 'silence(gateway);'],
  ]),
  server('ports/messages/gateway.ts', 'ports/messages/failover.test.ts', [
    ['response.status < 500 ? Refused : Error', 'Refused'],
    ['isUnsent(cause) ? Refused : Error', 'Refused'],
    ['isUnsent(cause) ? Refused : Error', 'Error'],
  ]),
  server('ports/messages/targetsms.ts', 'ports/messages/messages.test.ts', [
    ['client_id_sms: numberOf(key)', 'client_id_sms: numberOf(`${Math.random()}`)'],
  ]),
  server('areas/mailing/bounces/mailing.bounces.service.ts', 'areas/mailing/bounces/mailing.bounces.test.ts', [
    ['resends < MOST_RESENDS &&', ''],
    ['headOf(message)', 'message'],
  ]),
  server('core/returnPath.ts', 'areas/mailing/bounces/mailing.bounces.test.ts', [
    ['isSigned(secrets, textOf(sent), digits, digitsOf)', 'true'],
  ]),
  server('jobs/reports.job.ts', 'jobs/reports.test.ts', [['eq(outbox.resends, row.resends), ', '']]),
  server('jobs/outbox.job.ts', 'jobs/reports.test.ts', [['triedBy: letter.gateway,', '']]),
  server('ports/messages/smtp.ts', 'ports/messages/messages.test.ts', [
    ['requireTLS: !loopback.test(hostname),', 'requireTLS: false,'],
  ]),
  sdk('client/sender.ts', 'core/client/client.repeat.test.ts', [['retryAfter <= LONGEST_PAUSE ? ', 'true ? ']]),
  sdk('client/transport.axios.ts', 'core/client/transport.redirects.test.ts', [
    ['maxRedirects: 0,', 'maxRedirects: 5,'],
  ]),
  sdk('client/transport.fetch.ts', 'core/client/transport.redirects.test.ts', [
    ["redirect: 'manual'", "redirect: 'follow'"],
  ]),
  sdk('client/session.ts', 'core/client/session.test.ts', [
    ['filter(([id]) => !own.some(role => roles[role].id === Number(id)))', 'filter(([id]) => id === "")'],
  ]),
  sdk('live/live.ts', 'core/live/live.test.ts', []),
  sdk('live/socket.ts', 'core/live/live.test.ts', [
    ['setTimeout(() => socket.reconnect(), BEAT_WITHIN_MS)', 'undefined'],
  ]),
  sdk('schema/fileName.ts', 'core/schema/fileName.test.ts', [[".replace(/^\\.+/, '')", '']]),
  sdk('client/unreachable.ts', 'core/client/failures.test.ts', [['{1,300}$/', '+/']]),
  sdk('client/pages.ts', 'core/client/pages.test.ts', []),
  sdk('client/onAbort.ts', 'core/client/onAbort.test.ts', [['acts.delete(act);', '']]),
];
