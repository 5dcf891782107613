INSERT INTO people (id, name, login, password, created)
VALUES ('ada', 'Ada', 'ada', '$argon2id$v=19$m=65536,t=3,p=4$0UCEDaVNbhRhKQt82fjXcQ$Dk9KOylwBC0BGs3Ht7c0FHype95Il+s14rPmoHwK5jg', 1794838158.9848888);
INSERT INTO people (id, name, login, password, created)
VALUES ('ben', 'Ben', NULL, NULL, 1794838158.9883745);
INSERT INTO tables (id, game, rules_version, options, clock, status, public, hidden, host, invite, seed, commitment, version, result, rematch, created, updated)
VALUES ('oldtable22', 'lantern', '1', '{"rounds":"3","swaps":"yes"}', '{"kind":"none","seconds":0,"increment":0,"at_zero":"bot"}', 'running', TRUE, FALSE, 'ada', 'vvwxcsd4g9yew5ae', '6c5d7e9c0e9add4e9c84c3baccee94569cbb9416486d2528651608d9e8c075df', '52435860cd50718d28be484cacf9b73bfed940724d2f424eb8e1d7f91f78ff79', 5, NULL, NULL, 1794838158.9991896, 1794838159.0403354);
INSERT INTO chat (table_id, number, room, person, name, seat, text, at, client)
VALUES ('oldtable22', 1, 'seats', 'ada', 'Ada', 0, 'hello', 1794838159.044155, 'c1');
INSERT INTO entries (table_id, number, body, client)
VALUES ('oldtable22', 0, '{"type":"started","at":1794838159.021224,"names":["Ada","Ben"],"entropy":[],"setup":[1,1],"digest":"02f2392283efa072"}', NULL);
INSERT INTO entries (table_id, number, body, client)
VALUES ('oldtable22', 1, '{"type":"moved","at":1794838159.0291765,"seat":0,"action":1,"chance":[],"digest":"e14915403b0a631e","client":"0:a1"}', '0:a1');
INSERT INTO entries (table_id, number, body, client)
VALUES ('oldtable22', 2, '{"type":"undone","at":1794838159.032081,"seat":0,"plies":0,"client":"0:u1"}', '0:u1');
INSERT INTO entries (table_id, number, body, client)
VALUES ('oldtable22', 3, '{"type":"moved","at":1794838159.0361261,"seat":0,"action":2,"chance":[],"digest":"b54c39cf7cf0fa27","client":"0:a2"}', '0:a2');
INSERT INTO entries (table_id, number, body, client)
VALUES ('oldtable22', 4, '{"type":"moved","at":1794838159.0400467,"seat":1,"action":1,"chance":[],"digest":"acc043f340a1aa0a","client":"1:b1"}', '1:b1');
INSERT INTO seats (table_id, seat, kind, person, name, bot, link, entropy, orders, sleep_start, sleep_end, seen)
VALUES ('oldtable22', 0, 'human', 'ada', 'Ada', '', 'cfqdherhwzdzx8gw', '', '{}', 0, 0, 0.0);
INSERT INTO seats (table_id, seat, kind, person, name, bot, link, entropy, orders, sleep_start, sleep_end, seen)
VALUES ('oldtable22', 1, 'human', 'ben', 'Ben', '', '9jrqqk2rtsec5gyn', '', '{}', 0, 0, 0.0);
