import 'cally';
