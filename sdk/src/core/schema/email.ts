const spaces = /^[ \t\u00a0]+|[ \t\u00a0]+$/g;
const local = /^(?!\.|.*\.(\.|$))[A-Za-z0-9А-Яа-яЁё#$&'*+/=?^_{|}~.-]{2,64}$/;
const domain = /^(?=.{2,}\.[^.]+$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;
const cyrillicDomain = /^[a-z0-9а-яё.-]+$/i;

/** The two sides of an address; the domain side is empty if there is no @. */
function sidesOf(address: string): [name: string, host: string] {
  const at = address.lastIndexOf('@');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
}

/** The one spelling of an address: without spaces around it, the domain in lower case and as Punycode. */
export function spelledOnce(typed: string): string {
  const address = typed.replace(spaces, '').normalize('NFC');
  const [name, host] = sidesOf(address);
  if (!cyrillicDomain.test(host)) return address;
  try {
    // The URL parser is the one converter that browsers and Node share.
    return `${name}@${new URL(`http://${host}`).hostname}`;
  } catch {
    return address;
  }
}

/** Whether an address in its one spelling is `name@domain` and nothing more. */
export function isPlainAddress(address: string): boolean {
  const [name, host] = sidesOf(address);
  return local.test(name) && domain.test(host);
}

/** What identifies a mailbox: mail servers do not tell capital letters apart. */
export const mailboxOf = (address: string): string => spelledOnce(address).toLowerCase();
