(() => {
  let chosen = null;
  let known = false;
  try {
    chosen = localStorage.getItem('theme');
    known = localStorage.getItem('token') !== null;
  } catch {}
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  // A page that came rendered is a visitor's; it waits out of sight until the app has looked at the session.
  if (known) document.documentElement.dataset.known = '';
})();
