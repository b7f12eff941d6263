// Loaded into a measured server before its own code: tells the parent what CPU time the process has used.
process.on('message', message => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() });
});
// Listening to the parent must not keep the process alive.
process.channel?.unref();
