# Tables, the server and its commands.

error-table = The table does not allow that.
error-no-table = There is no such table.
error-not-signed-in = Sign in first.
error-not-your-seat = That seat is not yours.
error-not-host = Only the host of the table may do that.
error-not-invited = This table is private: you need its link to sit down.
error-table-full = No seat is open at this table.
error-wrong-status =
    { $status ->
        [open] The game has not started yet.
        [running] The game is still running.
       *[other] The game is over.
    }
error-stale = The table has moved on; here is the new position.
error-nothing-to-answer = Nobody is waiting for your answer.
error-undo-impossible = There is no move of yours to take back.
error-bad-request = The request cannot be understood ({ $field }).
error-text-length =
    { $length ->
        [one] Too long: { $length } character is the most.
       *[other] Too long: { $length } characters are the most.
    }
error-password-length = A password has from { $least } to { $most } characters.
error-too-big = The request is too big.
error-too-fast = That was too quick. Wait a moment and try again.
error-wrong-password = No account has that name and password.
error-name-taken = Another account has the name “{ $name }”.
error-storage-away = The database does not answer at the moment. Nothing was changed; please try again.
error-storage-broken = The database cannot be used: { $reason }.
error-storage-too-new = The database was written by a newer Starhold (its form is { $form }). Please update Starhold.
error-storage-foreign = The database holds something else and none of Starhold’s tables. Please name another one.
error-storage-address = { $url } is no database address that can be used: { $reason }. Write sqlite:///FILE or postgresql://USER@HOST/NAME.
error-port-taken = Cannot listen at { $host }, port { $port }: { $reason }.
error-bad-bus = { $bus } is no bus. It is postgresql, postgresql://… or redis://….
error-many-workers = Several processes need a PostgreSQL database and a bus: --database postgresql://… --bus postgresql.
error-secret-key = The secret key cannot be kept in { $file }: { $reason }.
error-short-key = The secret key in { $file } is cut off or too short: it needs { $least } characters. Give a longer one, or remove it to have a new one made.
error-backup-exists = { $file } is there already; it is left as it is.
error-backup-write = { $file } cannot be written: { $reason }.
error-not-a-backup = { $file } is neither a backup nor a record.
error-backup-damaged = The backup is damaged: line { $line } cannot be read.
error-house-not-empty = The database already holds tables; a backup is put back into an empty one.
error-table-unreadable = Table { $table } cannot be read: its log does not fit these rules.

table-log-undo-asked = { $player } would like to take a move back.
table-log-undone = { $player } takes a move back.
table-log-undo-agreed = { $player } agrees.
table-log-undo-refused = { $player } does not agree.
table-log-held-left = { $player } leaves; a bot plays on.
table-log-held-clock = { $player } is out of time; a bot plays on.
table-log-returned = { $player } is back.
table-log-resigned-gave-up = { $player } gives up.
table-log-resigned-clock = { $player } is out of time and loses.
table-log-abandoned = The host ends the game.
table-log-by-clock = { $player } is out of time; the decision is skipped.
table-undo-blocked-moved = { $player } has moved since.
table-undo-blocked-chance = The dice or the draw have shown something new.
table-why-not-your-turn = It is not your turn: { $player } decides.
table-why-over = The game is over.
table-why-not-now = That is not asked now. The question is:

bot-random = Dice
    .about = plays anything that is allowed
bot-easy = Cadet
    .about = plays sensibly and looks one move ahead

serve-at = Starhold is served at { $address }. End it with Ctrl+C.
serve-stopped = Starhold has stopped. All games are saved.
backup-done =
    { $tables ->
        [one] { $tables } table was saved in { $file }.
       *[other] { $tables } tables were saved in { $file }.
    }
import-done =
    { $tables ->
        [one] { $tables } table was read in.
       *[other] { $tables } tables were read in.
    }
import-record-done = The record is kept as table { $table }.
export-done =
    { $records ->
        [one] { $records } record was written to { $folder }.
       *[other] { $records } records were written to { $folder }.
    }

cli-help-serve = Serve tables in the browser, for one person or many.
cli-help-host = The address to listen at. 0.0.0.0 lets others in.
cli-help-port = The port to listen at; 0 takes any free one.
cli-help-database = The database: sqlite:///FILE or postgresql://…. Without it, a file in your data folder.
cli-help-bus = How several processes tell each other what changed: postgresql, postgresql://… or redis://….
cli-help-serve-workers = How many processes serve. More than one needs PostgreSQL and a bus.
cli-help-thinkers = How many processes think for the bots.
cli-help-secure = Cookies travel over https only.
cli-help-backup = Save everything that a database holds in one file, also while it is being served.
cli-help-backup-file = The new file. Keep it safe: it holds the secrets of running games.
cli-help-export = Write the records of all finished games into a folder.
cli-help-export-folder = The folder, made if it is missing.
cli-help-import = Put a backup into an empty database, or keep a record as a finished table.
cli-help-import-file = A backup or a record.

order-ask = Ask me
order-never = Never
order-always = Always
