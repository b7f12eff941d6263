// npm runs a command of this package in its folder; paths such as DATA_DIR are meant from where it was typed. Imported
// first by every command.
process.chdir(process.env.INIT_CWD ?? '.');
