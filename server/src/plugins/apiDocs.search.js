// Finds calls and schemas by any words of theirs, and opens the one the address names.
const search = document.querySelector('search');
const input = search.querySelector('input');
const output = search.querySelector('output');
const entries = [...document.querySelectorAll('.call')].map(element => ({
  element,
  text: element.textContent.toLowerCase(),
}));
const sections = [...document.querySelectorAll('.area')];

function find() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const { element, text } of entries) {
    element.hidden = !words.every(word => text.includes(word));
    if (!element.hidden) found += 1;
  }
  for (const section of sections) section.hidden = section.querySelector('.call:not([hidden])') === null;
  output.textContent = words.length === 0 ? '' : `${found} found`;
}

function openNamed() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const around = named?.closest('details');
  if (!around) return;
  if (around.hidden) {
    input.value = '';
    find();
  }
  around.open = true;
  named.scrollIntoView();
}

search.hidden = false;
input.addEventListener('input', find);
window.addEventListener('hashchange', openNamed);
openNamed();
