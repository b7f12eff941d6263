// Finds chapters, calls, messages and schemas by any words of theirs, and opens the one the address names.
const search = document.querySelector('search');
const input = search.querySelector('input');
const output = search.querySelector('output');
const entries = [...document.querySelectorAll('.call')].map(element => ({
  element,
  text: element.textContent.toLowerCase(),
}));
const sections = [...document.querySelectorAll('.area')].map(element => ({
  element,
  link: document.querySelector(`nav a[href="#${element.id}"]`).parentElement,
}));

function find() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const { element, text } of entries) {
    element.hidden = !words.every(word => text.includes(word));
    if (!element.hidden) found += 1;
  }
  for (const { element, link } of sections) {
    element.hidden = element.querySelector('.call:not([hidden])') === null;
    link.hidden = element.hidden;
  }
  output.textContent = words.length === 0 ? '' : `${found} found`;
}

function clear() {
  input.value = '';
  find();
}

function openNamed() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const around = named?.closest('details') ?? named;
  if (!around) return;
  if (around.hidden) clear();
  if (around.matches('details')) around.open = true;
  around.scrollIntoView();
}

search.hidden = false;
input.addEventListener('input', find);
input.addEventListener('keydown', event => {
  if (event.key === 'Escape') clear();
  const first = document.querySelector('.call:not([hidden])');
  if (event.key !== 'Enter' || !first) return;
  // Else the key goes on to the summary and folds it again.
  event.preventDefault();
  first.open = true;
  first.querySelector('summary').focus();
});
document.addEventListener('keydown', event => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.target === input) return;
  event.preventDefault();
  input.focus();
  input.select();
});
window.addEventListener('hashchange', openNamed);
openNamed();
