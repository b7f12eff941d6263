const spaces = /^[ \t\u00a0]+|[ \t\u00a0]+$/g;
const word = "[A-Za-z0-9А-Яа-яЁё#$&'*+/=?^_{|}~-]+";
const local = new RegExp(`^(?=.{2,64}$)${word}(\\.${word})*$`);
const domain = /^(?=.{2,}\.[^.]+$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;
const cyrillicDomain = /^[a-z0-9а-яё.-]+$/;

/** The two sides of an address; the domain side is empty if there is no @. */
function sidesOf(address: string): [name: string, host: string] {
  const at = address.lastIndexOf('@');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
}

/** The one spelling of an address: without spaces around it, the domain in lower case and as Punycode. */
export function spelledOnce(typed: string): string {
  const address = typed.replace(spaces, '').normalize('NFC');
  const [name, typedHost] = sidesOf(address);
  const host = typedHost.toLowerCase();
  if (typedHost === '' || !cyrillicDomain.test(host)) return address;
  return `${name}@${punycodeOf(host)}`;
}

/** `почта.рф` as the domain name system has it. The URL parser is the one converter that browsers and Node share. */
function punycodeOf(host: string): string {
  if (/^[a-z0-9.-]+$/.test(host)) return host;
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return host;
  }
}

/** Whether an address in its one spelling is `name@domain` and nothing more. */
export function isPlainAddress(address: string): boolean {
  const [name, host] = sidesOf(address);
  return local.test(name) && domain.test(host);
}

/** What identifies a mailbox: mail servers do not tell capital letters apart. */
export const mailboxOf = (address: string): string => spelledOnce(address).toLowerCase();
